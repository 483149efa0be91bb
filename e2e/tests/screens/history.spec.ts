import type { Page } from '@playwright/test'
import { createClaim, register } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { openClaim, openView } from '../../src/journey.ts'

const pilot = { type: 'license', title: 'Harbour pilot', description: 'Licensed for the harbour of Faro.' }

test('back, forward and reload in a dialog lead to a complete page, and a form keeps its text when the person goes back', async ({
  newMember,
  node,
  stack,
}) => {
  await register(node, stack, { organization: 'Port of Faro' })
  const owner = await newMember({ minted: true })
  const { page } = owner
  await createClaim(owner.session, owner.did, pilot)
  await openView(owner, 'Identity Claims')

  await test.step('the form of a claim closes on the way back, and keeps what was typed even after a reload', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
    const open = () => page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
    await open()
    await dialog.getByLabel('Title').fill('Chief mate')
    await expect.poll(() => page.evaluate(() => typeof history.state?.dialog)).toBe('number')
    await page.goBack()
    await expectWhole(owner)
    await page.goForward()
    await expectWhole(owner)
    await open()
    await expect(dialog.getByLabel('Title')).toHaveValue('Chief mate')
    await expect.poll(() => readDraft(page)).not.toBeNull()
    const earlier = await readDraft(page)
    await dialog.getByLabel('Description').fill('Sails since 2016.')
    await expect.poll(() => readDraft(page)).not.toBe(earlier)
    await page.reload()
    await expectWhole(owner)
    await open()
    await expect(dialog.getByLabel('Title')).toHaveValue('Chief mate')
    await expect(dialog.getByLabel('Description')).toHaveValue('Sails since 2016.')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Sails')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await open()
    await expect(dialog.getByLabel('Title')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a claim has its address, so it closes, comes back and outlives a reload', async () => {
    const dialog = await openClaim(owner, pilot.title)
    await page.goBack()
    await expectWhole(owner)
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog).toBeVisible()
  })

  await test.step('a request to a verifier closes on the way back, and is over after a reload', async () => {
    const request = page.getByRole('dialog', { name: 'Request Verification' })
    await page.getByRole('dialog').getByRole('button', { name: 'Request Verification' }).click()
    await expect(request).toBeVisible()
    await expect.poll(() => page.evaluate(() => typeof history.state?.dialog)).toBe('number')
    await page.goBack()
    await expectWhole(owner)
    await (await openClaim(owner, pilot.title)).getByRole('button', { name: 'Request Verification' }).click()
    await expect(request).toBeVisible()
    await page.reload()
    await expectWhole(owner)
  })
})

/** Returns the sealed draft of the claim from the browser's storage, or null. */
async function readDraft(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes('claim-draft'))
    return name ? localStorage.getItem(name) : null
  })
}

async function expectWhole({ page }: Member): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Identity Claims', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: pilot.title })).toBeVisible()
}
