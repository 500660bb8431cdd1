/** Says whether a social link leads to the owner's page, and not to a placeholder or the front page of the network. */
export const isOwnProfile = (address: string) =>
  URL.canParse(address) && new URL(address).pathname !== '/' && !/your[_-](handle|page)/.test(address)
