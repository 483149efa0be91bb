import { claimSchema } from '@did/domain/claim/claim'
import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { approveRequest, askVerifier, createClaim, register, rejectRequest } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { claimCard, openClaim } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { copyLink, openSheet } from '../../src/share-sheet.ts'

async function beginFrom({ page }: Member, template: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
  await dialog.getByLabel('Start from a template').selectOption({ label: template })
  await dialog.getByLabel('Your name').fill('Maya Rossi')
  return dialog
}

async function create({ page }: Member, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
  const result = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await result.getByRole('button', { name: 'Close' }).first().click()
}

async function listClaims({ session, did }: Member) {
  return z.array(claimSchema).parse(await session.call('GET', `/api/claims/did/${did.id}`))
}

async function findClaim(owner: Member, title: string) {
  const claim = (await listClaims(owner)).find((each) => each.title === title)
  if (!claim) throw new Error(`There is no claim ${title}`)
  return claim
}

const rowsOf = (page: Member['page']) =>
  page
    .locator('article dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent)))

test('a degree from the product’s template shows its fields on the card and in the Share tab, and a verdict shows only the fields that its owner opened', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Atoll University' })
  const owner = await newMember({ minted: true, path: '/?view=claims' })
  const dialog = await beginFrom(owner, 'University degree')
  await dialog.getByLabel('Awarded by').fill('Atoll University')
  await dialog.getByLabel('Degree', { exact: true }).fill('Master of Science')
  await dialog.getByLabel('Field of study (optional)').fill('Marine Biology')
  await dialog.getByLabel('Awarded on').fill('2024-07-14')
  await dialog.getByText('Shown when you share it: your name').click()
  await dialog.getByRole('checkbox', { name: 'Show “Degree”' }).check()
  await expect(dialog.getByText('Shown when you share it: your name, “Degree”')).toBeVisible()
  await create(owner, dialog)
  await expect(claimCard(owner, 'University degree')).toContainText('Master of Science')
  await expect(claimCard(owner, 'University degree')).toContainText('Maya Rossi')

  const claim = await findClaim(owner, 'University degree')
  await approveRequest(verifier.session, await askVerifier(owner.session, claim, verifier.user), claim)
  const sheet = await openSheet(owner, 'University degree')
  const chips = ['Name', 'Degree', 'Awarded by', 'Field of study', 'Awarded on']
  for (const chip of chips)
    await expect(sheet.getByRole('checkbox', { name: chip, exact: true })).toBeChecked({
      checked: ['Name', 'Degree'].includes(chip),
    })
  const link = await copyLink(owner, sheet)
  await expect(sheet.getByText(/what you ticked: .*Degree/)).toBeVisible()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()

  const stranger = await newVisitor()
  await stranger.goto(link)
  await expect(stranger.getByText('4 fields were not shared')).toBeVisible()
  expect(await rowsOf(stranger)).toEqual([
    ['Name', 'Maya Rossi'],
    ['Degree', 'Master of Science'],
  ])
})

test('an owner chooses a country by its name, and a verdict shows the country’s name', async ({
  newMember,
  newVisitor,
}) => {
  const owner = await newMember({ minted: true, path: '/?view=claims' })
  const dialog = await beginFrom(owner, 'Identity checked')
  await expect(dialog.getByRole('button', { name: 'Enter “Document number” there' })).toBeVisible()
  await dialog.getByLabel('Document', { exact: true }).selectOption({ label: 'Passport' })
  await dialog.getByLabel('Country of issue').selectOption({ label: 'Portugal' })
  await dialog.getByText('Shown when you share it: your name').click()
  await dialog.getByRole('checkbox', { name: 'Show “Country of issue”' }).check()
  await create(owner, dialog)
  await expect(claimCard(owner, 'Identity checked')).toContainText('Portugal')
  await expect(claimCard(owner, 'Identity checked')).not.toContainText('PT')

  const link = await copyLink(owner, await openSheet(owner, 'Identity checked'))
  const stranger = await newVisitor()
  await stranger.goto(link)
  await expect(stranger.getByText('Portugal')).toBeVisible()
  expect(await rowsOf(stranger)).toEqual([
    ['Name', 'Maya Rossi'],
    ['Country of issue', 'Portugal'],
  ])
})

test('an owner corrects a rejected claim in the form of its template, and saving the form without a change adds no claim', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Identity Office of the Atoll' })
  const owner = await newMember({ path: 'about:blank' })
  const field = (name: string, label: string, kind: 'choice' | 'country', value: string) => {
    return { field: name, label, kind, value, isOpenByDefault: false }
  }
  const fields = [
    field('document', 'Document', 'choice', 'Passport'),
    field('country_of_issue', 'Country of issue', 'country', 'PT'),
  ]
  const text = {
    type: 'kyc',
    title: 'Seen at the counter',
    description: 'Seen at the counter',
    holderName: 'Maya Rossi',
    fields,
  }
  const checked = await createClaim(owner.session, owner.did, text)
  const old = await createClaim(owner.session, owner.did, {
    type: 'license',
    title: 'Old licence',
    description: 'Of any size.',
  })
  for (const claim of [checked, old])
    await rejectRequest(
      verifier.session,
      await askVerifier(owner.session, claim, verifier.user),
      'Say how it was checked',
    )
  await owner.page.goto('/?view=claims')

  for (const { title } of [old, checked]) {
    const details = await openClaim(owner, title)
    await details.getByRole('button', { name: 'Edit' }).click()
    await details.getByRole('button', { name: 'Save as New Claim' }).click()
    await expect(details.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expectToast(owner.page, 'Claim Updated')
    await details.getByRole('button', { name: 'Close' }).first().click()
    await expect(details).toHaveCount(0)
  }
  expect(await listClaims(owner)).toHaveLength(2)

  const details = await openClaim(owner, checked.title)
  await details.getByRole('button', { name: 'Edit' }).click()
  await expect(details.getByLabel('Country of issue')).toHaveValue('PT')
  await expect(details.getByLabel('Description')).toHaveValue('')
  await details.getByLabel('Document', { exact: true }).selectOption({ label: 'Identity card' })
  await details.getByLabel('How it was checked (optional)').selectOption({ label: 'By video' })
  await details.getByRole('button', { name: 'Save as New Claim' }).click()
  await expectToast(owner.page, 'New Version Added')
  const mended = (await listClaims(owner)).find(({ previousClaimId }) => previousClaimId === checked.id)
  expect(mended?.fields.map(({ label, kind, value }) => [label, kind, value])).toEqual([
    ['Document', 'choice', 'Identity card'],
    ['Country of issue', 'country', 'PT'],
    ['How it was checked', 'choice', 'By video'],
  ])
})
