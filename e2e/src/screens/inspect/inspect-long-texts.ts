/**
 * Inspects a screen in a pseudo-language, whose texts are longer than English ones, both from left
 * to right and from right to left.
 */
import type { Page } from '@playwright/test'
import { harvest } from '../../shares.ts'
import { asksAs } from '../ask-screens.ts'
import { findMisplaced } from '../layout.ts'
import { resident } from '../private-screens.ts'
import { audience } from '../proved-screens.ts'
import { foreignCode } from '../visitor-screens.ts'
import { findUnspoken } from './unspoken.ts'

/**
 * Two organizations in a database cannot have the same name, and another walk may use the same
 * database. So this walk has its own name for its organization.
 */
export const organization = 'Registry of the Estuary'

/** No language translates names, or what the people of these walks wrote. */
const written = [
  'Ada Lindqvist',
  'Maya Rossi',
  'Awarded by',
  'Awarded on',
  'Country',
  // The verifier signs this label, so no language translates it.
  'Name',
  ...Object.values(harvest),
  ...Object.values(resident),
  ...[audience, 'Bar do Mar', organization],
  // Another walk that runs at the same time accredits this organization on the same chain.
  'Registry of the Islands',
  ...[
    'Resident',
    foreignCode,
    'Registered at the town hall since 2019.',
    'Harbour Office',
    'coast_academy',
    'Coast Academy of Faro',
  ],
  ...['Deckhand', 'On the line to Cacilhas since 2022.', 'BSc Marine Biology', 'Three years, finished in 2022.'],
  ...['Coast Academy', 'Ada Marten', 'Where can I see what you keep about me?'],
  ...['Mooring permit', 'That you may moor in the inner harbour.', asksAs],
]

/** On a page in a pseudo-language, a text in plain English is missing from the catalogue. */
export function findForeignTexts(page: Page): Promise<string[]> {
  return findUnspoken(page, written)
}

export async function inspectLongTexts(page: Page): Promise<string[]> {
  const complaints: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The page needs a few frames to move a row of links that has become too long into the menu.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('header nav')].every((row) => row.scrollWidth <= row.clientWidth),
    )
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      const found = [...(await findMisplaced(page)), ...(await findMisaligned(page)), ...(await findCut(page))]
      complaints.push(...found.map((complaint) => `longer texts, ${width} px, ${dir}: ${complaint}`))
    }
  }
  return complaints
}

/** Finds texts that people wrote and that begin at another edge than the text around them. */
function findMisaligned(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgeOf = (element: Element) => {
      const { textAlign, direction } = getComputedStyle(element)
      if (textAlign !== 'start') return textAlign.replace('-webkit-', '')
      return direction === 'rtl' ? 'right' : 'left'
    }
    const written = document.body.querySelectorAll('bdi, [dir="auto"]:is(:placeholder-shown, :not(input, textarea))')
    return [...written].flatMap((element) => {
      const { parentElement } = element
      const isBlock = !/^(inline|contents|none)$/.test(getComputedStyle(element).display)
      const isAside = isBlock && parentElement && edgeOf(element) !== edgeOf(parentElement)
      return isAside ? [`“${element.textContent.slice(0, 40)}” begins at the ${edgeOf(element)}`] : []
    })
  })
}

/**
 * Finds texts that people wrote and whose beginning is cut off. A box that runs in the page's
 * direction may cut off the beginning of a long text in the other direction, instead of its end.
 */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate((texts) => {
    const cuts = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    const textOf = (element: Element) =>
      element instanceof HTMLSelectElement
        ? [...element.options].map(({ dir, text }) => (dir === 'auto' ? '' : text)).join()
        : element.textContent
    return [...document.body.querySelectorAll('*:not(bdi, [dir="auto"], option)')]
      .filter((element) => cuts(element) && texts.some((text) => textOf(element).includes(text)))
      .map((element) => `“${element.textContent.slice(0, 40)}” would lose its beginning`)
  }, written)
}
