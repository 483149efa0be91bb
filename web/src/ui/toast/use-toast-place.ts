import { type RefObject, useLayoutEffect } from 'react'
import { type Box, narrow, overlaps, placeToast, type Side } from './place-toast.ts'

const controls = 'a, button, input, select, textarea, summary, label, [role="tab"]'
const texts = 'h1, h2, h3, img, [role="progressbar"], [role="alert"], [role="status"], [data-news]'
const focused = ':is(a, button, input, select, textarea, summary):focus'
const headerHeight = 64
const styles: Record<Side, Record<string, string>> = {
  end: { left: '', right: '', translate: '', insetInlineStart: 'auto', insetInlineEnd: '0' },
  middle: { insetInlineStart: '', insetInlineEnd: '', left: '50%', right: 'auto', translate: '-50%' },
  start: { left: '', right: '', translate: '', insetInlineStart: '0', insetInlineEnd: 'auto' },
}

/**
 * Places a toast when it appears, when the window changes its size and when the focus moves.
 * Scrolling and new content move the toast only if it would then cover a control or a text.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, key: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is placed anew
  useLayoutEffect(() => {
    const place = () => viewport.current && placeViewport(viewport.current)
    place()
    const stay = () => viewport.current && !isFree(viewport.current) && place()
    const growth = new ResizeObserver(stay)
    growth.observe(document.body)
    // Also watch for new elements, because new content does not always make the page longer.
    const content = new MutationObserver(stay)
    content.observe(document.body, { childList: true, subtree: true })
    // The toast appears in the viewport a moment later and changes the viewport's size. Then place
    // the viewport again.
    const arrival = new ResizeObserver(place)
    if (viewport.current) arrival.observe(viewport.current)
    addEventListener('resize', place)
    addEventListener('scroll', stay, { capture: true, passive: true })
    document.addEventListener('focusin', place)
    return () => {
      growth.disconnect()
      content.disconnect()
      arrival.disconnect()
      removeEventListener('scroll', stay, { capture: true })
      removeEventListener('resize', place)
      document.removeEventListener('focusin', place)
    }
  }, [viewport, key])
}

function isFree(viewport: HTMLElement): boolean {
  const toast = viewport.getBoundingClientRect()
  return ![...listBoxes(controls, viewport), ...listTexts(viewport)].some((box) => overlaps(toast, box))
}

function listBoxes(selector: string, viewport: HTMLElement): Box[] {
  return [...(findDialog() ?? document).querySelectorAll(selector)].flatMap((element) => boxOf(element, viewport))
}

/**
 * On a phone, a toast must not cover any part of an open dialog, because the toast mostly says
 * something about the dialog.
 */
function listTexts(viewport: HTMLElement): Box[] {
  const dialog = document.documentElement.clientWidth < narrow ? findDialog() : undefined
  return [...listBoxes(texts, viewport), ...(dialog ? boxOf(dialog, viewport) : [])]
}

function findDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
}

function placeViewport(viewport: HTMLElement): void {
  if (viewport.childElementCount === 0 || viewport.contains(document.activeElement)) return
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { side, top } = placeToast(
    { width: viewport.offsetWidth, height: viewport.offsetHeight },
    {
      viewport: { width, height },
      firstTop: findDialog() ? 0 : headerHeight,
      controls: listBoxes(controls, viewport),
      texts: listTexts(viewport),
      focused: listBoxes(focused, viewport),
      isMirrored: document.documentElement.dir === 'rtl',
    },
  )
  // Only `top` is in pixels. The horizontal place is not, so that the toast stays on the page when
  // the window gets narrower.
  Object.assign(viewport.style, { top: `${top}px`, ...styles[side] })
}

function boxOf(control: Element, viewport: HTMLElement): Box[] {
  if (viewport.contains(control) || !control.checkVisibility()) return []
  const { left, top, width, height } = control.getBoundingClientRect()
  return [{ left, top, width, height }]
}
