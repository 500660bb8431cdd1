/** Shows the notice of no-script-notice.tsx. The button that was pressed may be a screen below it. */
export function revealNotice(notice: HTMLElement | null) {
  notice?.removeAttribute('hidden')
  notice?.scrollIntoView({ block: 'center' })
}
