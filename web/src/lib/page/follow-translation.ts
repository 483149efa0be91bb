import { options, type VNode } from 'preact'

/**
 * A browser's translation takes a text out of the page and puts an element in its place. Preact
 * would go on with the text that is gone: the page would keep an old verdict, or break. So this
 * module tells Preact which node stands there now, and a text that changes replaces that node as a
 * whole.
 */
declare module 'preact' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Preact's own
  interface VNode {
    /** The node in the page. Preact's own build gives the member this name. */
    __e?: Node | null
    /** The parent. */
    __?: VNode | null
  }
}

/** The text of Preact's tree that each node in the page shows. */
const owners = new WeakMap<Node, VNode>()

/** Begins before the page is drawn for the first time. */
export function followTranslation(): void {
  const { diffed } = options
  options.diffed = (vnode) => {
    if (isText(vnode)) renewText(vnode)
    // Preact would set the element's member `translate`, to which every text means yes.
    else if (isVerbatim(vnode) && vnode.__e instanceof Element) vnode.__e.setAttribute('translate', 'no')
    diffed?.(vnode)
  }
  new MutationObserver((records) => records.forEach(followChange)).observe(document, { childList: true, subtree: true })
}

/** Preact writes a changed text into the member `data`, which only a node of text has. */
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
  // Some programs put in the new node first, and take out the old one then.
  const beside = [previousSibling, nextSibling].filter((node) => node && (node.nodeName === 'FONT' || owners.has(node)))
  const free = [...addedNodes, ...beside].filter((node) => node?.parentNode === target && !isOwned(node))
  for (const gone of removedNodes) {
    const vnode = owners.get(gone)
    // A node with a parent was moved, and Preact has forgotten a text that it removed itself.
    if (!vnode || vnode.__e !== gone || gone.parentNode) continue
    const standIn = free.shift() ?? putEmpty(target, nextSibling)
    // When the reader ends the translation, the browser brings back the texts from its beginning.
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

/** A text that is gone for good keeps its place, where a later text can stand. */
function putEmpty(parent: Node, next: Node | null): Text {
  return parent.insertBefore(document.createTextNode(''), next?.parentNode === parent ? next : null)
}

function isOwned(node: Node): boolean {
  return owners.get(node)?.__e === node
}

/** Preact gives a text no type. */
function isText({ type }: { type: unknown }): boolean {
  return type === null
}

/** Names, texts of people, codes and addresses are no sentences of this page to translate. */
function isVerbatim({ type, props }: VNode<object>): boolean {
  if (typeof type !== 'string') return false
  if (/^(bdi|code|kbd|pre)$/.test(type)) return true
  // The member of an element's class has two names.
  const { dir, className, class: ofPreact } = { dir: '', className: '', class: '', ...props }
  return dir === 'auto' || /\bfont-mono\b/.test(`${className} ${ofPreact}`)
}
