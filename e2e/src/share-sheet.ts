/** Uses the Share tab as an owner does. */
import { expect, type Locator } from '@playwright/test'
import type { Person } from './fixtures.ts'
import { type OnScreen, openClaim } from './journey.ts'
import { expectToast } from './screens/screen.ts'

/**
 * The kinds of link. At first, the share sheet has chosen the short link. Only an open link can be
 * read without our server.
 */
type Kind = 'Short link' | 'Open link'

/** Opens the share sheet of a claim that is on screen. */
export async function showSheet(person: Person, title: string, kind: Kind = 'Open link'): Promise<Locator> {
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const details = await openClaim(person, title)
  await showLinks(details, kind)
  return details
}

/** Opens the tab Share of a claim's dialog, and chooses the kind of link. */
export async function showLinks(details: Locator, kind: Kind): Promise<void> {
  await details.getByRole('tab', { name: 'Share' }).click()
  await expect(details.getByRole('radio', { name: 'Short link' })).toBeChecked()
  await details.getByRole('radio', { name: kind }).check()
  await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
}

export async function openSheet(person: Person, title: string, kind: Kind = 'Open link'): Promise<Locator> {
  // Leave the page first, because the browser does not load the page again if only the fragment
  // changes.
  await person.page.goto('about:blank')
  await person.page.goto('/#claims')
  return showSheet(person, title, kind)
}

/**
 * Opens the settings that limit a short link. The share sheet offers a short link without limits
 * above these settings.
 */
export async function openTerms(sheet: Locator): Promise<void> {
  await sheet.getByRole('radio', { name: 'Short link' }).first().check()
  await sheet.getByText('Set an end or a limit, or add credentials').click()
}

/**
 * Presses "Copy Sharing Link" and returns what the button puts on the clipboard. Empties the
 * clipboard before it presses the button.
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
