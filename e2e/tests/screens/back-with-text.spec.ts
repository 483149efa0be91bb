import type { Page } from '@playwright/test'
import { expect, test } from '../../src/fixtures.ts'

test('Back does not close a dialog if that would lose typed text', async ({ newMember }) => {
  const { page } = await newMember({ path: '/?view=profile' })
  const before = await readEntry(page)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await dialog.getByLabel('Full name').fill('Maya Rossi')
  await goBack(page, before)
  await expect(dialog.getByLabel('Full name')).toHaveValue('Maya Rossi')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

test('Back in the wizard leads one step back, and the wizard still has the claim that the person typed', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ viewport: { width: 360, height: 800 } })
  await page.getByRole('button', { name: 'Connect your wallet to begin' }).click()
  await page.getByRole('button', { name: /^Get something confirmed/ }).click()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const before = await readEntry(page)
  await page.getByRole('button', { name: 'Create New DID' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Ferry cook')
  await goBack(page, before)
  await expect(page.getByRole('heading', { name: 'Create Your DID' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Created|did:/ })
    .first()
    .click()
  await expect(title).toHaveValue('Ferry cook')
})

/**
 * Returns the number of the dialog or step to which the browser's present history entry belongs.
 */
const readEntry = (page: Page): Promise<unknown> => page.evaluate(() => history.state?.dialog)

/**
 * Goes back as soon as the history has an entry for the dialog or step. The entry may come a moment
 * after the dialog, because the code for Back loads at the same time. `history.back()` runs inside
 * the page, because the page knows of a new entry earlier than Chromium does.
 */
async function goBack(page: Page, before: unknown): Promise<void> {
  await expect.poll(() => readEntry(page)).not.toBe(before)
  await page.evaluate(() => history.back())
}
