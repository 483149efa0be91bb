/** Texts that somebody writes to break a page, and the signs that the page did not break. */
import { expect, type Page } from '@playwright/test'
import { findMisplaced } from './layout.ts'

const parts = [
  '<script>ran=1</script>"><img src=x onerror="ran=1"><svg onload=ran=1>',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'תעודה של בית הספר',
  'Zero\u200bwidth\u200d and \u202eturned for good',
  'W'.repeat(200),
].join(' ')

/**
 * Makes a text of exactly `length` characters from markup, emoji, characters that turn the writing
 * direction, and endless words.
 */
export function hostileText(length: number): string {
  return parts
    .repeat(Math.ceil(length / parts.length))
    .slice(0, length)
    .toWellFormed()
}

/**
 * Expects that no script of the hostile text ran (such a script would set `window.ran`), and that
 * no text or control left its box.
 */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findMisplaced(page), `${page.url().slice(0, 80)} at ${width} px`).toEqual([])
  }
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
}
