/**
 * Runs inside the page: hands over every text that can be seen or is told to a screen reader, as it comes, also what goes again at once.
 * After each change of the document, and before the page is left. `noted` has been handed over by pages before: to look at it again would be most of the work.
 */
export function watchPage(noted: string[]): void {
  const longest = 400
  const told = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'] as const
  const changing = [...told, 'class', 'style', 'hidden', 'open', 'data-state', 'aria-hidden']
  if (window.top !== window) return
  const bridge = window as unknown as {
    __seenTexts: (texts: string[], path: string) => Promise<void>
    __tellSeenTexts: () => void
  }
  // A test may put a clock of its own into the page; these keep running.
  const nextFrame = window.requestAnimationFrame.bind(window)
  const afterThis = window.setTimeout.bind(window)
  const known = new Set(noted)
  const changed = new Set<Node>()
  let fresh: string[] = []
  let isWaiting = false

  const note = (raw: string | null | undefined) => {
    const text = raw?.replace(/\s+/g, ' ').trim()
    if (!text || text.length > longest || known.has(text)) return
    known.add(text)
    fresh.push(text)
  }
  const isKnown = (raw: string) => known.has(raw.replace(/\s+/g, ' ').trim())

  /** The choices of a closed list count: whoever opens it sees them. */
  const isShown = (element: Element) =>
    (element.closest('option, optgroup')?.closest('select') ?? element).checkVisibility({ visibilityProperty: true })

  /** A page for reading explains the product and quotes it, in drawings too. */
  const isExplained = (element: Element) => element.closest('article:has(> h1)') !== null

  function readText(node: Text): void {
    const around = node.parentElement
    if (!around || node.data.trim() === '') return
    const isNew = !isKnown(node.data)
    if (!isNew && around.childNodes.length === 1 && isKnown(around.parentElement?.textContent ?? '')) return
    if (isExplained(around) || !isShown(around)) return
    note(node.data)
    // A sentence is often written in several pieces.
    for (const whole of [around, around.parentElement]) if (whole && whole !== document.body) note(whole.textContent)
  }
  function readElement(element: Element): void {
    const texts = told.map((name) => element.getAttribute(name)).filter((text) => text !== null)
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    // What stands in any other field was typed, perhaps by the test.
    if (isField && element.readOnly) texts.push(element.value)
    if (!texts.some((text) => text !== '' && !isKnown(text))) return
    if (!isExplained(element) && isShown(element)) for (const text of texts) note(text)
  }
  function read(root: Node): void {
    if (!root.isConnected) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) readText(node)
      else if (node instanceof Element) readElement(node)
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
  function look(node: Node): void {
    changed.add(node)
    if (isWaiting) return
    isWaiting = true
    // Until everything has come, what the style sheet hides would count as seen; there is no frame before.
    if (document.readyState === 'complete') afterThis(tell)
    else nextFrame(tell)
  }

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'childList') for (const node of addedNodes) look(node)
      else look(target)
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: changing,
  })
  // What opens without a change of the document.
  addEventListener('toggle', ({ target }) => target instanceof Node && look(target), { capture: true })
  addEventListener('pagehide', tell)
  bridge.__tellSeenTexts = tell
}
