import type { Page } from '@playwright/test'

export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

/** `/scan-code`, once nothing of it is still on its way: in one run a picture chosen in its first moments was not heard. */
export async function openScanner(page: Page): Promise<void> {
  await page.goto('/scan-code', { waitUntil: 'networkidle' })
}

/** As a person who opens the page and chooses a picture of a code. */
export async function scanPicture(page: Page, picture: ChosenFile): Promise<void> {
  await openScanner(page)
  await page.getByLabel('Choose a picture').and(page.locator('input')).setInputFiles(picture)
}
