/**
 * Runs inside a page in a pseudo-language (web/src/lib/page/pseudo-locale.ts). Turns the page's
 * texts into the plain texts of the catalogue and back, so that one load of a screen can be
 * inspected in both forms.
 */
const spoken = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'] as const
/** The pseudo-language repeats this text behind each text, and may cut the last repetition. */
const tail = 'øūmlåüţ ÿþëñß '
const beginnings = [...tail].map((_, index) => tail.slice(0, tail.length - index)).join('|')
const added = new RegExp(`(${tail})*(${beginnings})?(?=[⟧\\u202c])|[⟦⟧\\u202c\\u202e]`, 'g')

type Change = { undo: () => void }
let changes: Change[] = []

/** Must be called again after the page has drawn something. */
export function speakPlainly(): void {
  const { documentElement: root, body } = document
  if (changes.length === 0) changes.push(remember(root, 'lang'), remember(root, 'dir'))
  root.lang = 'en'
  root.dir = 'ltr'
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode instanceof Text) changeText(texts.currentNode)
  for (const element of body.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
    for (const name of spoken) changeAttribute(element, name)
}

export function speakAgain(): void {
  for (const { undo } of changes) undo()
  changes = []
}

function remember(element: Element, name: string): Change {
  const before = element.getAttribute(name)
  return { undo: () => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)) }
}

/**
 * Replaces a text by its plain form. The replacement can be undone later, unless the page itself
 * has changed the text by then.
 */
function changeText(node: Text): void {
  const before = node.data
  const plain = before.replace(added, '')
  if (plain === before) return
  node.data = plain
  changes.push({
    undo: () => {
      if (node.data === plain) node.data = before
    },
  })
}

function changeAttribute(element: Element, name: string): void {
  const before = element.getAttribute(name)
  const plain = before?.replace(added, '')
  if (before === null || plain === undefined || plain === before) return
  element.setAttribute(name, plain)
  changes.push({
    undo: () => {
      if (element.getAttribute(name) === plain) element.setAttribute(name, before)
    },
  })
}
