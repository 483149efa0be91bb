import { options, type VNode } from 'preact'

/**
 * A browser that translates a page removes a text and puts an element in its place. Preact would go
 * on writing to the removed text, so the page would show an old verdict or break. This module tells
 * Preact which node stands in the text's place now. When Preact changes the text, a new text
 * replaces the whole node.
 */
declare module 'preact' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Preact's own
  interface VNode {
    /** The node in the page. In Preact's own build, the member has this short name. */
    __e?: Node | null
    /** The parent in Preact's tree. */
    __?: VNode | null
  }
}

/** Maps each node in the page to the text in Preact's tree for which it stands. */
const owners = new WeakMap<Node, VNode>()

/** Call this function before Preact draws the page for the first time. */
export function followTranslation(): void {
  const { diffed } = options
  options.diffed = (vnode) => {
    if (isText(vnode)) renewText(vnode)
    // Set the attribute directly. Preact would set the property `translate`, where any text, even
    // "no", means true.
    else if (isVerbatim(vnode) && vnode.__e instanceof Element) vnode.__e.setAttribute('translate', 'no')
    diffed?.(vnode)
  }
  new MutationObserver((records) => records.forEach(followChange)).observe(document, { childList: true, subtree: true })
}

/**
 * Remembers which node stands for a text. If Preact has changed the text while a translation's
 * element stands for it, puts a new text node in the element's place. Preact has written the text
 * to the element's member `data`, which shows nothing.
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
  // Some programs insert the new node before they remove the old one. So also look at the nodes
  // beside the removed one.
  const beside = [previousSibling, nextSibling].filter((node) => node && (node.nodeName === 'FONT' || owners.has(node)))
  const free = [...addedNodes, ...beside].filter((node) => node?.parentNode === target && !isOwned(node))
  for (const gone of removedNodes) {
    const vnode = owners.get(gone)
    // Skip a node that still has a parent, because it was only moved. Also skip a text that Preact
    // itself removed. Such a text has no node any more.
    if (!vnode || vnode.__e !== gone || gone.parentNode) continue
    const standIn = free.shift() ?? putEmpty(target, nextSibling)
    // When the reader ends the translation, the browser puts back the texts as they were when the
    // translation began. So write the present text.
    if (standIn instanceof Text && owners.has(standIn)) standIn.data = String(vnode.props)
    leavePressesToButton(standIn)
    owners.set(standIn, vnode)
    for (let each: VNode | null | undefined = vnode; each?.__e === gone; each = each.__) each.__e = standIn
  }
}

/**
 * A browser drops a press if the pressed element leaves the page before the release. The words of a
 * button leave the page when they change, so the button itself takes the press.
 */
function leavePressesToButton(words: Node): void {
  if (words instanceof HTMLElement && words.closest('a, button')) words.style.pointerEvents = 'none'
}

/**
 * Puts an empty text in the place of a text that was removed without a replacement. A later text
 * can then stand there.
 */
function putEmpty(parent: Node, next: Node | null): Text {
  return parent.insertBefore(document.createTextNode(''), next?.parentNode === parent ? next : null)
}

function isOwned(node: Node): boolean {
  return owners.get(node)?.__e === node
}

/** A text in Preact's tree has no type. */
function isText({ type }: { type: unknown }): boolean {
  return type === null
}

/**
 * No browser should translate an element that holds a name, a person's own text, a code or an
 * address.
 */
function isVerbatim({ type, props }: VNode<object>): boolean {
  if (typeof type !== 'string') return false
  if (/^(bdi|code|kbd|pre)$/.test(type)) return true
  const { dir, className, class: ofPreact } = { dir: '', className: '', class: '', ...props }
  return dir === 'auto' || /\bfont-mono\b/.test(`${className} ${ofPreact}`)
}
