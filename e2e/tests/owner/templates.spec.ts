import { claimSchema } from '@did/domain/claim/claim'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { claimCard, openClaim } from '../../src/journey.ts'
import { breakCalls, expectToast } from '../../src/screens/screen.ts'

const organization = 'Harbour Master Northport'

async function publish({ page }: Pick<Member, 'page'>, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish a Template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish a Template' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Please select a claim type')).toBeVisible()
  await dialog.getByLabel('Claim Type').selectOption({ label: 'License' })
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.getByLabel('What it is for').fill('That you may moor in the inner harbour.')
  await dialog.getByLabel('Example', { exact: true }).fill('Boat: Seagull. Berth: 12 B.')
  await dialog.getByLabel('Line 1', { exact: true }).fill('Boat')
  await dialog.getByLabel('Hint for line 1').fill('Its name, as painted on it')
  await dialog.getByLabel('Example for line 1').fill('Seagull')
  await dialog.getByLabel('Line 1 is required').check()
  await dialog.getByLabel('Line 2', { exact: true }).fill('Passport number')
  await expect(dialog.getByText('“Passport number” says much about a person.')).toBeVisible()
  await dialog.getByLabel('Line 2', { exact: true }).fill('Berth')
  await expect(dialog.getByText('says much about a person')).toHaveCount(0)
  await dialog.getByLabel('Line 2 is shown by default').check()
  await dialog.getByRole('button', { name: 'Add a Line' }).click()
  await dialog.getByLabel('Line 3', { exact: true }).fill('Season')
  await dialog.getByLabel('Kind of line 3').selectOption({ label: 'Number' })
  await dialog.getByLabel('Least number of line 3').fill('2100')
  await dialog.getByLabel('Largest number of line 3').fill('2000')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('No number lies between these limits')).toBeVisible()
  await dialog.getByLabel('Least number of line 3').fill('2000')
  await dialog.getByLabel('Largest number of line 3').fill('2100')
  const mend = await breakCalls(page, 'POST', /\/api\/templates$/, { status: 403, code: 'verifier-not-entitled' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(
    page,
    'Verification Error',
    'You cannot verify at the moment: your organization is not accredited. Nothing was decided.',
  )
  await mend()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Template Published')
}

test('a verifier publishes a template, an owner uses it, and the verifier reads how often it was used and retires it', async ({
  newMember,
}) => {
  const title = 'Mooring permit'
  const verifier = await newMember({ organization, path: '/templates' })
  const own = verifier.page.getByRole('region', { name: 'Your templates' })
  await publish(verifier, title)
  await expect(own.getByRole('listitem', { name: title }).getByText('Not used yet')).toBeVisible()

  const holder = await newMember({ path: '/about' })
  const { page } = holder
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click()
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible()
  const card = (name: string) => claimCard(holder, name)
  await expect(card(title)).toContainText(organization)
  await expect(card(title)).toContainText('Registered itself')
  await expect(page.getByRole('button', { name: 'Publish a Template' })).toHaveCount(0)

  await page.getByLabel('Claim Type').selectOption({ label: 'Membership' })
  await expect(card('Membership of an association')).toBeVisible()
  await expect(card(title)).toHaveCount(0)
  await page.getByLabel('Claim Type').selectOption({ label: 'All types' })
  await page.getByLabel('Search templates').fill('no such template')
  await expect(page.getByRole('heading', { name: 'No Template Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show All Templates' }).click()
  await page.getByLabel('Search templates').fill('mooring')
  await expect(page.getByText('1 template', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  await card(title).getByRole('link', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: title })
  await expect(preview.getByRole('figure')).toContainText('Boat: Seagull. Berth: 12 B.')
  await expect(preview.getByText('Its name, as painted on it')).toBeVisible()
  await preview.getByRole('link', { name: 'Use Template' }).click()

  const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
  await expect(dialog.getByLabel('Claim Type')).toHaveValue('license')
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByLabel('Issuer Address')).toHaveValue(organization)
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
  await expectToast(page, 'Please fill in all required fields')
  await expect(dialog.getByLabel('Boat')).toHaveAttribute('placeholder', 'For example Seagull')
  await dialog.getByLabel('Boat').fill('Kittiwake')
  await dialog.getByLabel('Berth').fill('7')
  await dialog.getByLabel('Season (optional)').fill('1999')
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
  await expect(dialog.getByText('Enter 2000 or more')).toBeVisible()
  await dialog.getByLabel('Season (optional)').fill('')
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
  const result = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await result.getByRole('button', { name: 'Close' }).first().click()
  const details = await openClaim(holder, title)
  await expect(details).toContainText('BoatKittiwake')
  await expect(details).not.toContainText('Season')
  const stored = z.array(claimSchema).parse(await holder.session.call('GET', `/api/claims/did/${holder.did.id}`))
  expect(stored[0]?.fields.map(({ label, isOpenByDefault }) => [label, isOpenByDefault])).toEqual([
    ['Boat', false],
    ['Berth', true],
  ])
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).searchParams.has('template')).toBe(false)

  await verifier.page.reload()
  await expect(own.getByRole('listitem', { name: title }).getByText('Used for 1 claim')).toBeVisible()
  await own.getByRole('button', { name: 'Retire' }).click()
  await verifier.page.getByRole('dialog').getByRole('button', { name: 'Retire', exact: true }).click()
  await expectToast(verifier.page, 'Template Retired')
  await expect(own.getByRole('listitem', { name: title })).toContainText('Retired')
  await expect(claimCard(verifier, title)).toHaveCount(0)

  await page.goto('/templates?q=mooring')
  await expect(page.getByRole('heading', { name: 'No Template Found' })).toBeVisible()
  await page.goto('/?view=claims')
  await expect(card(title)).toBeVisible()
})

test('if a template changed in another tab, a person can overwrite it only after the page has told the person of that change', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Harbour Master Southport', path: '/templates' })
  const { context, page } = verifier
  const title = 'Winter berth'
  await publish(verifier, title)
  const other = await context.newPage()
  await other.goto('/templates')
  const edit = async (tab: Page, example: string) => {
    const own = tab.getByRole('region', { name: 'Your templates' }).getByRole('listitem', { name: title })
    await own.getByRole('button', { name: 'Edit' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Edit Template' })
    await dialog.getByLabel('Example', { exact: true }).fill(example)
    return dialog.getByRole('button', { name: 'Save Changes' })
  }
  const save = await edit(page, 'Boat: Gannet. Berth: 3.')
  await (await edit(other, 'Boat: Petrel. Berth: 4.')).click()
  await expectToast(other, 'Template Updated')

  expectedConsoleErrors.set(page, /status of 412/)
  await save.click()
  await expectToast(page, 'It was changed somewhere else in the meantime. Please look at it again first.')
  await save.click()
  await expectToast(page, 'Template Updated')
})

test('a visitor without a wallet can read the templates and learns how to use them', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  await visitor.goto('/templates?preview=university-degree')
  const preview = visitor.getByRole('dialog', { name: 'University degree' })
  await expect(preview.getByRole('figure')).toContainText('Degree: Master of Science')
  await expect(preview.getByRole('button', { name: 'Connect MetaMask' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).first().click()
  await expect(visitor.getByRole('link', { name: 'Preview' }).first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Use Template' })).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('button', { name: 'Connect MetaMask' })).toBeVisible()
})
