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
    /** A person can bring the rest into view there. */
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
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

    const check = (rect: DOMRect, from: Element, what: string) => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (scrolls(box) || isShortened(box)) return
        if (style.display === 'inline' || style.display === 'contents') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (rect.left < left - tolerance || rect.right > right + tolerance)
          complaints.add(
            `${what} is wider (${Math.round(rect.left)}–${Math.round(rect.right)}) than ${nameOf(box)} (${Math.round(left)}–${Math.round(right)})`,
          )
        if (rect.top < top - 4 || rect.bottom > bottom + 4)
          complaints.add(
            `${what} is higher (${Math.round(rect.top)}–${Math.round(rect.bottom)}) than ${nameOf(box)} (${Math.round(top)}–${Math.round(bottom)})`,
          )
        if (style.position === 'absolute' || style.position === 'fixed') break
      }
      if (rect.left < -tolerance || rect.right > width + tolerance) complaints.add(`${what} stands outside the page`)
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isClipped(element) &&
      !element.closest('svg, option')
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
      if (isShown(control) && control.parentElement) {
        const rect = control.getBoundingClientRect()
        if (rect.left < -tolerance || rect.right > width + tolerance)
          complaints.add(`${nameOf(control)} stands outside the page`)
      }
    const { scrollWidth } = document.documentElement
    if (scrollWidth > width) complaints.add(`the page is ${scrollWidth} px wide`)
    return [...complaints]
  })
}
