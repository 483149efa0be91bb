import type { Page } from '@playwright/test'

/** Opens `/scan-code` and waits until all parts of the page have loaded. */
export async function openScanner(page: Page): Promise<void> {
  await page.goto('/scan-code', { waitUntil: 'networkidle' })
}

/**
 * Chooses a PNG by its content: without a locale, a browser takes no file from a path with letters
 * beyond ASCII, such as a test's title.
 */
export async function scanPicture(page: Page, picture: Buffer): Promise<void> {
  await openScanner(page)
  await page.getByLabel('Choose a picture').and(page.locator('input')).setInputFiles(asFile(picture))
}

export function asFile(picture: Buffer) {
  return { name: 'code.png', mimeType: 'image/png', buffer: picture }
}
