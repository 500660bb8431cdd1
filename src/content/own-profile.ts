/** Whether a social link leads to a page of its owner, and not to a placeholder or to the front page of the network. */
export const isOwnProfile = (address: string) =>
  URL.canParse(address) && new URL(address).pathname !== '/' && !/your[_-](handle|page)/.test(address)
