/** Reports each wanted text that the page shows or tells a screen reader, after every change. */

const longest = 400
const told = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'] as const
const changing = [...told, 'class', 'style', 'hidden', 'open', 'data-state', 'aria-hidden']

const bridge = window as unknown as {
  __seenTexts: (texts: string[], path: string) => Promise<void>
  __tellSeenTexts: () => void
}
// Keeps the browser's own function, because a test may install a clock that replaces it.
const nextFrame = window.requestAnimationFrame.bind(window)
/**
 * The texts that no page has shown so far. A text with varying parts is not in `words` but has a
 * pattern in `patterns`.
 */
const words = new Set<string>()
const patterns = new Set<RegExp>()
const changed = new Set<Node>()
let fresh: string[] = []
let isWaiting = false

export function watchPage(wanted: { words: readonly string[]; patterns: readonly string[] }): void {
  if (window.top !== window) return
  for (const word of wanted.words) words.add(word)
  for (const pattern of wanted.patterns) patterns.add(new RegExp(pattern))
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'childList') for (const node of addedNodes) changed.add(node)
      else changed.add(target)
    look()
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: changing,
  })
  // A `details` element or a popover opens without a change that the observer sees.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Node) changed.add(target)
      look()
    },
    { capture: true },
  )
  addEventListener('pagehide', tell)
  bridge.__tellSeenTexts = tell
}

/**
 * Looks at the page at once and not in the next frame, because a test may remove a text from the
 * page as soon as the test has seen it.
 */
function look(): void {
  if (document.readyState === 'complete') {
    tell()
    return
  }
  // Before the style sheet is loaded, texts that it hides would count as seen. The browser draws
  // the first frame only after it has loaded the style sheet.
  if (!isWaiting) nextFrame(tell)
  isWaiting = true
}

function tell(): void {
  isWaiting = false
  const roots = [...changed]
  changed.clear()
  for (const root of roots) if (!roots.some((other) => other !== root && other.contains(root))) read(root)
  note(document.title)
  if (fresh.length > 0) void bridge.__seenTexts(fresh, location.pathname)
  fresh = []
}

function read(root: Node): void {
  if (!root.isConnected) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text) readText(node)
    else if (node instanceof Element) readElement(node)
}

function readText({ data, parentElement: around }: Text): void {
  if (!around || data.trim() === '') return
  // A sentence is often written in several elements, so this notes the text of two elements around
  // the changed text, too.
  const wholes = [around, around.parentElement].filter((whole) => whole && whole !== document.body)
  noteShown([data, ...wholes.map((whole) => whole?.textContent ?? '')], around)
}

function readElement(element: Element): void {
  const texts = told.map((name) => element.getAttribute(name)).filter((text) => text !== null)
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  // Only the text of a read-only field comes from the page. Somebody has typed the text of any
  // other field, perhaps the test.
  if (isField && element.readOnly) texts.push(element.value)
  noteShown(texts, element)
}

/**
 * Notes which of the texts the element shows. The check whether the element is visible comes last,
 * because it takes the browser much time.
 */
function noteShown(texts: readonly string[], element: Element): void {
  const wanted = texts.filter(isWanted)
  if (wanted.length > 0 && !isExplained(element) && isShown(element)) for (const text of wanted) note(text)
}

function isWanted(raw: string): boolean {
  if (raw === '' || raw.length > longest) return false
  const text = toOneLine(raw)
  return words.has(text) || [...patterns].some((pattern) => pattern.test(text))
}

function note(raw: string): void {
  if (!isWanted(raw)) return
  const text = toOneLine(raw)
  words.delete(text)
  for (const pattern of patterns) if (pattern.test(text)) patterns.delete(pattern)
  fresh.push(text)
}

function toOneLine(raw: string): string {
  return raw.replace(/\s+/g, ' ').trim()
}

/**
 * Tells whether a person can see the element. The options of a drop-down list count as seen even
 * while the list is closed.
 */
function isShown(element: Element): boolean {
  const shown = element.closest('option, optgroup')?.closest('select') ?? element
  return shown.checkVisibility({ visibilityProperty: true })
}

/** An explaining page quotes the product's texts, so texts on it do not count as seen. */
function isExplained(element: Element): boolean {
  return element.closest('article:has(> h1)') !== null
}
