/**
 * Runs inside the page, and finds texts and controls that are placed where nobody can read them.
 */

/** Differences of up to this many pixels are allowed, because browsers round the sizes of boxes. */
const tolerance = 1.5
const heightTolerance = 4

/** Each element is measured only once, because most texts have the same ancestors. */
type Box = {
  rect: DOMRect
  display: string
  /**
   * This is true if a person can scroll down to the rest of the element. No element scrolls
   * sideways on purpose.
   */
  scrolls: boolean
  /** This is true if the style shortens the text by an ellipsis or to a number of lines. */
  isShortened: boolean
  isOutOfFlow: boolean
  /** Negative margins let the element reach out of its place in the line by this distance. */
  reach: Reach
  /**
   * This is true if the element or an element around it is clipped to a pixel, so that only screen
   * readers get it.
   */
  isClipped: boolean
}
type Reach = { left: number; right: number; top: number; bottom: number }
let known = new Map<Element, Box>()

export function findMisplaced(): string[] {
  known = new Map()
  return [
    ...new Set([
      ...findMisplacedTexts(),
      ...findMisplacedControls(),
      ...findSidewaysScrolls(),
      ...findMisplacedWords(),
      ...findWidePage(),
    ]),
  ]
}

function* findMisplacedTexts(): Generator<string> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const rect of range.getClientRects())
      if (rect.width > 0) yield* compareWithBoxes(rect, parentElement, `“${textContent.trim().slice(0, 40)}”`)
  }
}

function* findMisplacedControls(): Generator<string> {
  for (const control of document.body.querySelectorAll('button, input, select, textarea, img, a'))
    if (isShown(control)) yield* compareWithBoxes(control.getBoundingClientRect(), control, nameOf(control))
}

function* findSidewaysScrolls(): Generator<string> {
  for (const box of document.body.querySelectorAll('*'))
    if (boxOf(box).scrolls && isShown(box) && box.scrollWidth > box.clientWidth + tolerance)
      yield `${nameOf(box)} scrolls sideways (${box.scrollWidth} in ${box.clientWidth} px)`
}

function* findWidePage(): Generator<string> {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) yield `the page is ${scrollWidth} px wide`
}

/** Compares the place of a text or control with each box around it, and with the page. */
function* compareWithBoxes(rect: DOMRect, from: Element, what: string): Generator<string> {
  // A quiet button has a negative margin. So it reaches out of its line, and its text is aligned
  // with the line.
  const reach = { left: 0, right: 0, top: 0, bottom: 0 }
  for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
    const { display, scrolls, isShortened, isOutOfFlow, reach: own, rect: around } = boxOf(box)
    if (isShortened) return
    if (display === 'inline' || display === 'contents') continue
    const { left, right, top, bottom } = around
    if (rect.left < left - reach.left - tolerance || rect.right > right + reach.right + tolerance)
      yield `${what} is wider (${range(rect.left, rect.right)}) than ${nameOf(box)} (${range(left, right)})`
    if (scrolls && !box.matches('textarea')) return
    if (rect.top < top - reach.top - heightTolerance || rect.bottom > bottom + reach.bottom + heightTolerance)
      yield `${what} is higher (${range(rect.top, rect.bottom)}) than ${nameOf(box)} (${range(top, bottom)})`
    if (isOutOfFlow) break
    reach.left += own.left
    reach.right += own.right
    reach.top += own.top
    reach.bottom += own.bottom
  }
  if (rect.left < -tolerance || rect.right > document.documentElement.clientWidth + tolerance)
    yield `${what} stands outside the page`
}

/**
 * Finds words in drawings that leave the drawing or the box around them, or that overlap another
 * word.
 */
function* findMisplacedWords(): Generator<string> {
  for (const drawing of document.body.querySelectorAll('svg')) {
    if (!isShown(drawing)) continue
    const words = [...drawing.querySelectorAll('text')].map((text) => ({
      name: `“${text.textContent}” in “${drawing.querySelector('title')?.textContent}”`,
      rect: text.getBoundingClientRect(),
      boxes: [drawing, ...(text.parentElement?.querySelectorAll(':scope > rect') ?? [])],
    }))
    for (const [index, word] of words.entries()) {
      yield* compareWordWithBoxes(word)
      for (const other of words.slice(index + 1))
        if (isOver(word.rect, other.rect)) yield `${word.name} stands in ${other.name}`
    }
  }
}

function* compareWordWithBoxes({ name, rect, boxes }: { name: string; rect: DOMRect; boxes: Element[] }) {
  const middle = (rect.left + rect.right) / 2
  for (const { left, right, top, bottom } of boxes.map((box) => box.getBoundingClientRect())) {
    const isAround = left < middle && middle < right && top < rect.bottom && rect.top < bottom
    if (isAround && (rect.left < left - tolerance || rect.right > right + tolerance))
      yield `${name} is wider (${Math.round(rect.width)}) than its box (${Math.round(right - left)})`
  }
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > heightTolerance
  )
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !boxOf(element).isClipped &&
    !element.closest('svg text, svg title, svg desc, option')
  )
}

function boxOf(element: Element): Box {
  const found = known.get(element)
  if (found) return found
  const style = getComputedStyle(element)
  const { parentElement } = element
  const box = {
    rect: element.getBoundingClientRect(),
    display: style.display,
    scrolls: /auto|scroll/.test(style.overflowY),
    isShortened: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
    isOutOfFlow: style.position === 'absolute' || style.position === 'fixed',
    reach: {
      left: outside(style.marginLeft),
      right: outside(style.marginRight),
      top: outside(style.marginTop),
      bottom: outside(style.marginBottom),
    },
    isClipped:
      style.clip !== 'auto' ||
      style.clipPath === 'inset(50%)' ||
      (parentElement !== null && boxOf(parentElement).isClipped),
  }
  known.set(element, box)
  return box
}

function outside(margin: string): number {
  return Math.max(0, -Number.parseFloat(margin) || 0)
}

function range(from: number, to: number): string {
  return `${Math.round(from)}–${Math.round(to)}`
}

function nameOf(element: Element): string {
  const classes = [...element.classList].slice(0, 5).join('.')
  return `${element.tagName.toLowerCase()}.${classes} “${(element.textContent ?? '').trim().slice(0, 60)}”`
}
