/** The style that the editor adds to a page in the preview. It uses no class of the site and moves nothing. */
export const FRAME_STYLE = `
[data-field], [data-picture], [data-link] { cursor: text; }
[data-picture], [data-link]:not([data-field]) { cursor: pointer; }
:is([data-field], [data-picture], [data-link]):hover {
  outline: 2px dashed #a87c2c;
  outline-offset: 4px;
}
[data-written] {
  outline: 2px solid #a87c2c !important;
  outline-offset: 4px;
}
[data-dropped] {
  outline: 4px solid #a87c2c !important;
}
[data-draft] { opacity: 0.55; }
[data-label]:empty::before {
  content: attr(data-label) ' …';
  font-style: italic;
  opacity: 0.7;
}
practice-name {
  border-radius: 3px;
  background: color-mix(in srgb, #a87c2c 28%, transparent);
}
`
