/** These are the first versions with popovers and light-dark(). All scripts and styles are made for them (decision 060). */
export const OLDEST_BROWSERS = ['chrome123', 'firefox125', 'safari17.5']
