/** What is laid out where nobody can read it. */
import type { Page } from '@playwright/test'

/** Names every text and control that stands outside the page or its own box, or is cut by it. Empty where all is well. */
export async function findMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1.5
    const width = document.documentElement.clientWidth
    const complaints = new Set<string>()
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 5).join('.')} “${(element.textContent ?? '').trim().slice(0, 60)}”`
    /** A person can bring the rest into view there. Nothing scrolls sideways on purpose. */
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
    /** For screen readers only: clipped to a pixel. */
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clip !== 'auto' ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isClipped(element.parentElement))
    /** By the style: an ellipsis, or so many lines. */
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }

    const outside = (margin: string) => Math.max(0, -Number.parseFloat(margin) || 0)
    const check = (rect: DOMRect, from: Element, what: string) => {
      // A quiet button reaches out of its line by a negative margin, so that its text stands in it.
      const reach = { left: 0, right: 0, top: 0, bottom: 0 }
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (isShortened(box)) return
        if (style.display === 'inline' || style.display === 'contents') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (rect.left < left - reach.left - tolerance || rect.right > right + reach.right + tolerance)
          complaints.add(
            `${what} is wider (${Math.round(rect.left)}–${Math.round(rect.right)}) than ${nameOf(box)} (${Math.round(left)}–${Math.round(right)})`,
          )
        if (scrolls(box) && !box.matches('textarea')) return
        if (rect.top < top - reach.top - 4 || rect.bottom > bottom + reach.bottom + 4)
          complaints.add(
            `${what} is higher (${Math.round(rect.top)}–${Math.round(rect.bottom)}) than ${nameOf(box)} (${Math.round(top)}–${Math.round(bottom)})`,
          )
        if (style.position === 'absolute' || style.position === 'fixed') break
        reach.left += outside(style.marginLeft)
        reach.right += outside(style.marginRight)
        reach.top += outside(style.marginTop)
        reach.bottom += outside(style.marginBottom)
      }
      if (rect.left < -tolerance || rect.right > width + tolerance) complaints.add(`${what} stands outside the page`)
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isClipped(element) &&
      !element.closest('svg text, svg title, svg desc, option')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const rect of range.getClientRects())
        if (rect.width > 0) check(rect, parentElement, `“${textContent.trim().slice(0, 40)}”`)
    }
    for (const control of document.body.querySelectorAll('button, input, select, textarea, img, a'))
      if (isShown(control)) check(control.getBoundingClientRect(), control, nameOf(control))
    for (const box of document.body.querySelectorAll('*'))
      if (scrolls(box) && isShown(box) && box.scrollWidth > box.clientWidth + tolerance)
        complaints.add(`${nameOf(box)} scrolls sideways (${box.scrollWidth} in ${box.clientWidth} px)`)
    for (const complaint of findMisplacedInDrawings()) complaints.add(complaint)
    const { scrollWidth } = document.documentElement
    if (scrollWidth > width) complaints.add(`the page is ${scrollWidth} px wide`)
    return [...complaints]

    /** Words in a drawing stand in it, in the box around them, and not in each other. */
    function* findMisplacedInDrawings() {
      for (const drawing of document.body.querySelectorAll('svg')) {
        if (!isShown(drawing)) continue
        const words = [...drawing.querySelectorAll('text')].map((text) => ({
          name: `“${text.textContent}” in “${drawing.querySelector('title')?.textContent}”`,
          rect: text.getBoundingClientRect(),
          boxes: [drawing, ...(text.parentElement?.querySelectorAll(':scope > rect') ?? [])],
        }))
        for (const [index, { name, rect, boxes }] of words.entries()) {
          const middle = (rect.left + rect.right) / 2
          for (const { left, right, top, bottom } of boxes.map((box) => box.getBoundingClientRect())) {
            const isAround = left < middle && middle < right && top < rect.bottom && rect.top < bottom
            if (isAround && (rect.left < left - tolerance || rect.right > right + tolerance))
              yield `${name} is wider (${Math.round(rect.width)}) than its box (${Math.round(right - left)})`
          }
          for (const other of words.slice(index + 1))
            if (Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left) > tolerance)
              if (Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top) > 4)
                yield `${name} stands in ${other.name}`
        }
      }
    }
  })
}
