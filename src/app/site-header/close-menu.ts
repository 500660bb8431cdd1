// page-change.ts closes the phone menu at every navigation, and use-menu.ts when the window becomes wide. src/boot/ needs this
// before React has loaded.

export const MENU_ID = 'menu'

export const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover()
