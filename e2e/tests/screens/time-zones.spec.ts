import { readFile } from 'node:fs/promises'
import { claimSchema } from '@did/domain/claim/claim'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { askVerifier, shareClaim } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { claimCard, openClaim, openRequest } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { moveDevice, zones } from '../../src/screens/time-zone.ts'

const title = 'University degree'
const end = '2030-06-30'
const awarded = '2024-07-14'

test('a claim has the same days in three time zones: in the form, on the card and the verifier’s work page, in the verdict, in the table of checked links and on the receipt', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: 'Lagoon University', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const claim = await test.step('an owner in Los Angeles fills in the form', async () => {
    await moveDevice(owner.page, 'America/Los_Angeles')
    await owner.page.goto('/?view=claims')
    await fillForm(owner)
    return z.array(claimSchema).parse(await owner.session.call('GET', `/api/claims/did/${owner.did.id}`))[0]
  })
  if (!claim) throw new Error('The claim was not stored')
  await askVerifier(owner.session, claim, verifier.user)
  const days = [claim.issueDate, awarded, end].map(sayDay)
  const [issued = '', ...own] = days

  await test.step('a verifier reads the same days everywhere, and names the last day', async () => {
    const { page } = verifier
    for (const zone of zones) {
      await moveDevice(page, zone)
      await page.goto('/?view=verifier')
      await expectDays(await openRequest(verifier, title), [issued, sayDay(awarded)])
    }
    await page.getByRole('button', { name: 'Approve' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
    await dialog.getByLabel('Valid until (optional)').fill(end)
    await expectDays(dialog, days)
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expectToast(page, 'Verification approved')
  })

  const { url } = await shareClaim(owner.session, claim)
  const checker = await newVisitor()
  for (const zone of zones)
    await test.step(zone, async () => {
      await Promise.all([owner.page, checker].map((page) => moveDevice(page, zone)))
      await owner.page.reload()
      await expectDays(claimCard(owner, title), [`Issued ${issued}`])
      await expectDays(await openClaim(owner, title), days)
      await owner.page.goBack()
      await checker.goto(url)
      await expectDays(checker.getByRole('main'), [`Issued ${issued}`, ...own])
      await expectInTable(checker, { url, end: own[1] ?? '' })
    })
})

/** Writes a day in the page's format: `Jul 14, 2024`. */
function sayDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}

async function expectDays(place: Locator, days: readonly string[]): Promise<void> {
  for (const day of days) await expect(place.getByText(day).first()).toBeVisible()
}

async function fillForm({ page }: Member): Promise<void> {
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
  await dialog.getByLabel('Start from a template').selectOption({ label: title })
  await dialog.getByLabel('Your name').fill('Maya Rossi')
  await dialog.getByLabel('Awarded by').fill('Lagoon University')
  await dialog.getByLabel('Degree', { exact: true }).fill('Master of Science')
  await dialog.getByLabel('Awarded on').fill(awarded)
  await dialog.getByText('Shown when you share it: your name').click()
  await dialog.getByRole('checkbox', { name: 'Show “Awarded on”' }).check()
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
  const result = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await result.getByRole('button', { name: 'Close' }).first().click()
}

/**
 * The table, the exported file and the receipt must show the same last day. The file has the ISO
 * date.
 */
async function expectInTable(page: Page, { url, end: last }: { url: string; end: string }): Promise<void> {
  await page.goto('/check')
  await page.getByLabel('Links', { exact: true }).fill(url)
  await page.getByRole('button', { name: 'Check these links' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(last)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table (CSV, comma-separated)' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(end)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print a receipt' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await expect(page.locator('.print-sheet')).toContainText(last)
}
