import { options, type VNode } from 'preact'

/**
 * A browser's translation takes a text out of the page and puts an element in its place. Preact
 * would go on with the text that is gone: the page would keep an old verdict, or break. So this
 * module tells Preact which node stands there now, and a text that changes replaces that node as a
 * whole.
 */
declare module 'preact' {
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
  const { diffed, vnode: created } = options
  options.diffed = (vnode) => {
    if (isText(vnode)) renewText(vnode)
    diffed?.(vnode)
  }
  options.vnode = (vnode) => {
    created?.(vnode)
    if (isVerbatim(vnode)) vnode.props.translate = 'no'
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
  const beside = [previousSibling, nextSibling].filter((node) => node?.nodeName === 'FONT')
  const free = [...addedNodes, ...beside].filter((node) => node?.parentNode === target && !isOwned(node))
  for (const gone of removedNodes) {
    const vnode = owners.get(gone)
    // A node with a parent was moved, and Preact has forgotten a text that it removed itself.
    if (!vnode || vnode.__e !== gone || gone.parentNode) continue
    const standIn = free.shift() ?? target.insertBefore(document.createTextNode(''), nextSibling)
    // Whoever ends the translation brings back the text of its beginning.
    if (standIn instanceof Text && owners.has(standIn)) standIn.data = String(vnode.props)
    owners.set(standIn, vnode)
    for (let each: VNode | null | undefined = vnode; each?.__e === gone; each = each.__) each.__e = standIn
  }
}

function isOwned(node: Node): boolean {
  return owners.get(node)?.__e === node
}

/** Preact gives a text no type. */
function isText({ type }: { type: unknown }): boolean {
  return type === null
}

/** Names, texts of people, codes and addresses are no sentences of this page to translate. */
function isVerbatim(vnode: VNode): vnode is VNode<{ translate?: string }> {
  const { type } = vnode
  if (typeof type !== 'string') return false
  const { dir, className }: { dir?: unknown; className?: unknown } = vnode.props
  return /^(bdi|code|kbd|pre)$/.test(type) || dir === 'auto' || /\bfont-mono\b/.test(String(className))
}
