import { options, type VNode } from 'preact'

/**
 * A browser's translation removes a text from the page and puts an element in its place. Preact
 * would go on writing to the removed text, so the page would show an old verdict or break. This
 * module tells Preact which node stands there now. When Preact changes a text, the whole node is
 * replaced.
 */
declare module 'preact' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Preact's own
  interface VNode {
    /** The node in the page. Preact's own build gives the member this name. */
    __e?: Node | null
    /** The parent. */
    __?: VNode | null
  }
}

/** Maps each node in the page to the text in Preact's tree that it shows. */
const owners = new WeakMap<Node, VNode>()

/** Starts to follow translations. Call this before the page is drawn for the first time. */
export function followTranslation(): void {
  const { diffed } = options
  options.diffed = (vnode) => {
    if (isText(vnode)) renewText(vnode)
    // Set the attribute here, because Preact would set the property `translate`, for which any
    // text, even "no", means true.
    else if (isVerbatim(vnode) && vnode.__e instanceof Element) vnode.__e.setAttribute('translate', 'no')
    diffed?.(vnode)
  }
  new MutationObserver((records) => records.forEach(followChange)).observe(document, { childList: true, subtree: true })
}

/**
 * Remembers the node of a text. If the text has changed and a translation's element shows it, puts
 * a new text node in the element's place: Preact wrote the text to the element's `data`, which does
 * nothing there.
 */
function renewText(vnode: VNode): void {
  const node = vnode.__e
  if (!node) return
  if (!(node instanceof Element && 'data' in node)) {
    owners.set(node, vnode)
    return
  }
  const text = document.createTextNode(String(vnode.props))
  node.replaceWith(text)
  vnode.__e = text
  owners.set(text, vnode)
}

function followChange({ removedNodes, addedNodes, previousSibling, nextSibling, target }: MutationRecord): void {
  // Some programs insert the new node before they remove the old one, so also look at the nodes
  // beside it.
  const beside = [previousSibling, nextSibling].filter((node) => node && (node.nodeName === 'FONT' || owners.has(node)))
  const free = [...addedNodes, ...beside].filter((node) => node?.parentNode === target && !isOwned(node))
  for (const gone of removedNodes) {
    const vnode = owners.get(gone)
    // A node that has a parent was only moved. A text that Preact removed itself no longer has this
    // node.
    if (!vnode || vnode.__e !== gone || gone.parentNode) continue
    const standIn = free.shift() ?? putEmpty(target, nextSibling)
    // When the reader ends the translation, the browser puts back the texts as they were when it
    // began, so write the present text.
    if (standIn instanceof Text && owners.has(standIn)) standIn.data = String(vnode.props)
    leavePressesToButton(standIn)
    owners.set(standIn, vnode)
    for (let each: VNode | null | undefined = vnode; each?.__e === gone; each = each.__) each.__e = standIn
  }
}

/**
 * A browser drops a press if the pressed element leaves the page before the release, as the words
 * of a button do when they change. So the button itself takes the press.
 */
function leavePressesToButton(words: Node): void {
  if (words instanceof HTMLElement && words.closest('a, button')) words.style.pointerEvents = 'none'
}

/**
 * Puts an empty text in place of one that was removed without a replacement, so that a later text
 * can stand there.
 */
function putEmpty(parent: Node, next: Node | null): Text {
  return parent.insertBefore(document.createTextNode(''), next?.parentNode === parent ? next : null)
}

function isOwned(node: Node): boolean {
  return owners.get(node)?.__e === node
}

/** Tells whether a node of Preact's tree is a text. Such a node has no type. */
function isText({ type }: { type: unknown }): boolean {
  return type === null
}

/**
 * Tells whether an element holds a name, a person's own text, a code or an address, which no
 * browser should translate.
 */
function isVerbatim({ type, props }: VNode<object>): boolean {
  if (typeof type !== 'string') return false
  if (/^(bdi|code|kbd|pre)$/.test(type)) return true
  // An element's classes stand in `className` or in `class`.
  const { dir, className, class: ofPreact } = { dir: '', className: '', class: '', ...props }
  return dir === 'auto' || /\bfont-mono\b/.test(`${className} ${ofPreact}`)
}
