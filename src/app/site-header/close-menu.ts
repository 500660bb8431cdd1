// page-change.ts closes the phone menu at every navigation, and use-menu.ts when the window becomes wide. It is no part
// of React, because src/boot/ needs it before React has loaded.

export const MENU_ID = 'menu'

export const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover()
