/** The first versions with popovers and light-dark(), for all scripts and styles of the site (decision 060). */
export const OLDEST_BROWSERS = ['chrome123', 'firefox125', 'safari17.5']
