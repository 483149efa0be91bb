/** SPEC.md 2.9's Share tab as its owner uses it. */
import { expect, type Locator } from '@playwright/test'
import type { Member } from './fixtures.ts'
import { openClaim } from './journey.ts'

export async function openSheet(member: Member, title: string): Promise<Locator> {
  await member.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await member.page.goto('/#claims')
  const details = await openClaim(member, title)
  await details.getByRole('tab', { name: 'Share' }).click()
  await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
  return details
}

export async function copyLink({ page }: Member, sheet: Locator): Promise<string> {
  await sheet.getByRole('button', { name: 'Copy Sharing Link' }).click()
  await expect(page.getByText('Link Copied!', { exact: true })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

export async function makeControlled(member: Member, sheet: Locator, limit: string): Promise<string> {
  await sheet.getByRole('radio', { name: 'Controlled link' }).check()
  await sheet.getByLabel('Can be opened').selectOption({ label: limit })
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  return copyLink(member, sheet)
}
