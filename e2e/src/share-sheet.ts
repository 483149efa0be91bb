import { expect, type Locator } from '@playwright/test'
import type { Person } from './fixtures.ts'
import { type OnScreen, openClaim } from './journey.ts'
import { expectToast } from './screens/screen.ts'

/** The share sheet opens with the short link. Only an open link can be read without our server. */
type Kind = 'Short link' | 'Open link'

export async function showSheet(person: Person, title: string, kind: Kind = 'Open link'): Promise<Locator> {
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const details = await openClaim(person, title)
  await showLinks(details, kind)
  return details
}

export async function showLinks(details: Locator, kind: Kind): Promise<void> {
  await details.getByRole('tab', { name: 'Share' }).click()
  await expect(details.getByRole('radio', { name: 'Short link' })).toBeChecked()
  await details.getByRole('radio', { name: kind }).check()
  await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
}

export async function openSheet(person: Person, title: string, kind: Kind = 'Open link'): Promise<Locator> {
  // Leaves the page before opening the address, because the browser does not load a page again if
  // only the fragment changes.
  await person.page.goto('about:blank')
  await person.page.goto('/#claims')
  return showSheet(person, title, kind)
}

/**
 * Opens the settings that limit a short link. Above these settings, the share sheet offers a short
 * link without limits.
 */
export async function openTerms(sheet: Locator): Promise<void> {
  await sheet.getByRole('radio', { name: 'Short link' }).first().check()
  await sheet.getByText('Set an end or a limit, or add credentials').click()
}

/**
 * Empties the clipboard, presses "Copy Sharing Link" and returns what the button puts on the
 * clipboard.
 */
export async function copyLink({ page }: OnScreen, sheet: Locator): Promise<string> {
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await sheet.getByRole('button', { name: 'Copy Sharing Link' }).click()
  await expectToast(page, 'Link Copied!')
  await expect.poll(read).not.toBe('')
  return read()
}

export async function makeControlled(person: Person, sheet: Locator, limit: string): Promise<string> {
  await sheet.getByRole('radio', { name: 'Controlled link' }).check()
  await sheet.getByLabel('Can be opened').selectOption({ label: limit })
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  return copyLink(person, sheet)
}
