import type { Page } from '@playwright/test'

/** `/scan-code`, once nothing of it is still on its way. */
export async function openScanner(page: Page): Promise<void> {
  await page.goto('/scan-code', { waitUntil: 'networkidle' })
}

/**
 * As a person who opens the page and chooses a picture of a code, a PNG. It is given by its content: a browser that was started without a
 * locale takes no file from a path with letters beyond ASCII, such as the title of a test.
 */
export async function scanPicture(page: Page, picture: Buffer): Promise<void> {
  await openScanner(page)
  await page.getByLabel('Choose a picture').and(page.locator('input')).setInputFiles(asFile(picture))
}

export function asFile(picture: Buffer) {
  return { name: 'code.png', mimeType: 'image/png', buffer: picture }
}
