/** Uses the Share tab as an owner does. */
import { expect, type Locator } from '@playwright/test'
import type { Person } from './fixtures.ts'
import { type OnScreen, openClaim } from './journey.ts'
import { expectToast } from './screens/screen.ts'

/** Opens the share sheet of a claim that is on screen. */
export async function showSheet(person: Person, title: string): Promise<Locator> {
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const details = await openClaim(person, title)
  await details.getByRole('tab', { name: 'Share' }).click()
  await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
  return details
}

export async function openSheet(person: Person, title: string): Promise<Locator> {
  // From the same page, the anchor alone would load nothing, and so miss what came since.
  await person.page.goto('about:blank')
  await person.page.goto('/#claims')
  return showSheet(person, title)
}

/** Returns what "Copy Sharing Link" puts on the clipboard, which is empty before. */
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
