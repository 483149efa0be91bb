import type { Language } from '@did/domain/language'
import type { Page } from '@playwright/test'
import { findMisplaced } from '../layout.ts'
import { listShownTexts } from './unspoken.ts'

/** Three words in a row count as a sentence that has to be translated. */
const sentence = /\p{L}+ \p{L}+ \p{L}+/u
/**
 * These elements hold what people wrote and the names that they gave, which no language translates.
 */
const written = 'bdi, [dir="auto"], [translate="no"]'

/** Lists the sentences of an English screen. No other language should show one of them. */
export async function listSentences(page: Page): Promise<string[]> {
  return (await listShownTexts(page, written)).filter((text) => sentence.test(text))
}

/**
 * Complains about the document's language and direction, about English sentences that are left in
 * another language, and about texts that leave their boxes on a phone or a wide screen.
 */
export async function inspectLanguage(page: Page, language: Language, english: ReadonlySet<string>): Promise<string[]> {
  const spoken = await page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir || 'ltr'}`)
  const wanted = `${language} ${language === 'ar' ? 'rtl' : 'ltr'}`
  const complaints = spoken === wanted ? [] : [`the document is “${spoken}” instead of “${wanted}”`]
  const stayed = (await listSentences(page)).filter((text) => english.has(text))
  complaints.push(...stayed.map((text) => `stayed English: “${text}”`))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The page needs a few frames to move a row of links that has become too long into the menu.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('header nav')].every((row) => row.scrollWidth <= row.clientWidth),
    )
    complaints.push(...(await findMisplaced(page)).map((complaint) => `${width} px: ${complaint}`))
  }
  return complaints
}
