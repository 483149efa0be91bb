/**
 * Inspects a screen with the settings of people who see badly: wide spaces in texts (WCAG 1.4.12),
 * a zoom of 400 % (1.4.10) and forced colours. Also finds QR codes without a link beside them,
 * because some people cannot scan a code.
 */
import type { Page } from '@playwright/test'
import { findMisplaced } from '../layout.ts'

/** The size in CSS pixels of a window of 1280 by 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

export async function inspectForEyes(page: Page): Promise<string[]> {
  const complaints = (await findCodesAlone(page)).map((complaint) => `without a camera: ${complaint}`)
  await page.setViewportSize(zoomed)
  complaints.push(...(await findCovering(page)).map((complaint) => `400 %: ${complaint}`))
  await page.evaluate(spaceTexts)
  complaints.push(...(await findMisplaced(page)).map((complaint) => `400 %, spaced texts: ${complaint}`))
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  await page.emulateMedia({ forcedColors: 'active' })
  complaints.push(...(await findUnseen(page)).map((complaint) => `forced colours: ${complaint}`))
  await page.emulateMedia({ forcedColors: 'none' })
  return complaints
}

/** WCAG 1.4.12 lets people space texts as far as this. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Finds pictures of QR codes whose link does not stand beside them as text. */
function findCodesAlone(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = document.body.querySelectorAll<HTMLImageElement>('img[src^="data:image/png"]')
    return [...pictures].flatMap((picture) => {
      if (!picture.checkVisibility()) return []
      const around = picture.closest('[role=dialog], section, article, main')
      const links = [...(around?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent)
      return links.some((text) => /^[a-z\d-]+:\/\//.test(text)) ? [] : [`“${picture.alt}” has no link beside it`]
    })
  })
}

/**
 * Finds elements that stay in place when the page scrolls and cover more than half of the screen.
 */
function findCovering(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const staying = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position } = getComputedStyle(element)
      return (position === 'fixed' || position === 'sticky') && element.checkVisibility()
    })
    return staying.flatMap((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const isOver = width > innerWidth / 2 && height > innerHeight / 2 && bottom > 0 && top < innerHeight
      // A dialog and the scrim behind it may cover the page, because people read the dialog. A
      // toast may cover the page, because the toast disappears by itself.
      const isRead = element.matches('[role=dialog], [role=region] ol') || element.textContent.trim() === ''
      return isOver && !isRead ? [`${element.tagName.toLowerCase()} covers ${Math.round(height)} px`] : []
    })
  })
}

/**
 * Finds an element that only its background marks as chosen. Forced colours remove backgrounds, so
 * people would not see which element is chosen.
 */
function findUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = '[aria-selected=true]'
    return [...document.body.querySelectorAll<HTMLElement>(chosen)].flatMap((element) => {
      const { borderTopWidth, textDecorationLine } = getComputedStyle(element)
      const others = [...(element.parentElement?.querySelectorAll('[aria-selected=false]') ?? [])]
      const hasOwnSign = element.querySelector('svg') !== null && !others.some((other) => other.querySelector('svg'))
      const isMarked = Number.parseFloat(borderTopWidth) > 0 || textDecorationLine !== 'none' || hasOwnSign
      const name = element.ariaLabel ?? element.textContent.trim().slice(0, 40)
      return !element.checkVisibility() || isMarked ? [] : [`nothing marks “${name}”`]
    })
  })
}
