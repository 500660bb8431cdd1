/** Fetches a document and parses it without running it. The policy of the editor's page allows no other parser of HTML. */
export function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`${address} could not be loaded`))
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const { status, responseXML } = request
      if (status === 200 && responseXML?.documentElement.dataset.page) resolve(responseXML)
      else fail()
    })
    request.addEventListener('error', fail)
    request.open('GET', address)
    request.send()
  })
}
