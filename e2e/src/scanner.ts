import type { Page } from '@playwright/test'

export async function openScanner(page: Page): Promise<void> {
  await page.goto('/scan-code', { waitUntil: 'networkidle' })
}

/**
 * Gives a PNG to the file input by its content and not by its path. Without a locale, a browser
 * takes no file from a path with letters beyond ASCII, and a test's title may put such letters into
 * the path.
 */
export async function scanPicture(page: Page, picture: Buffer): Promise<void> {
  await openScanner(page)
  await page.getByLabel('Choose a picture').and(page.locator('input')).setInputFiles(asFile(picture))
}

export function asFile(picture: Buffer) {
  return { name: 'code.png', mimeType: 'image/png', buffer: picture }
}
