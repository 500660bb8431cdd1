// Removes script from a drawing. Browsers run script in an SVG file that is opened by itself.
import { optimize } from 'svgo/browser'

/** svgo's plugin leaves these: other documents inside of the drawing, and elements that change addresses later. */
const FOREIGN_ELEMENTS = ['foreignObject', 'iframe', 'embed', 'object', 'handler', 'listener']
const ANIMATIONS = ['animate', 'set']
/** Matches addresses that run script. Pictures at other addresses are left, because the check reports them. */
const FOREIGN_ADDRESS = /^\s*(?!data:image\/(png|jpe?g|gif|webp)[;,])(javascript|vbscript|data):/i

/** Returns the drawing without script, or `undefined` if the text is no drawing. */
export function cleanDrawing(svg: string): string | undefined {
  try {
    const { data } = optimize(svg, {
      js2svg: { eol: 'lf', finalNewline: true },
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeScripts',
        { name: 'remove-foreign-content', fn: () => ({ element: { enter: removeForeignContent } }) },
      ],
    })
    return data.trim() ? data : undefined
  } catch {
    return undefined
  }
}

type SvgNode = { name: string; attributes: Record<string, string> }
type SvgParent = { children: unknown[] }

function removeForeignContent(node: SvgNode, parent: SvgParent) {
  const name = node.name.replace(/^.*:/, '')
  const isAnimatedAddress = ANIMATIONS.includes(name) && /href$/i.test(node.attributes.attributeName ?? '')
  if (FOREIGN_ELEMENTS.includes(name) || isAnimatedAddress) {
    parent.children = parent.children.filter((child) => child !== node)
    return
  }
  for (const [attribute, value] of Object.entries(node.attributes)) {
    const isEvent = /^on/i.test(attribute)
    const isForeignAddress = /(^|:)href$/i.test(attribute) && FOREIGN_ADDRESS.test(value)
    if (isEvent || isForeignAddress) delete node.attributes[attribute]
  }
}
