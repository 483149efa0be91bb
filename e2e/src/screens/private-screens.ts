import { expect, type Locator, type Page } from '@playwright/test'
import { createClaim } from '../api.ts'
import type { Member } from '../fixtures.ts'
import { walkAnswer } from './ask-screens.ts'
import { closeByEscape } from './keyboard.ts'
import { openClaim, openView } from './member-screens.ts'
import { walkProvedLinks, walkProving } from './proved-screens.ts'
import type { Look } from './screen.ts'
import { holdCalls } from './screen.ts'

export const resident = { type: 'kyc', title: 'Resident of the islands', description: 'Seen in person.' }
const born = '1987-03-09'

type PrivateStage = { owner: Member; verifier: Member; stranger: Page }

export async function walkPrivateScreens({ owner, verifier, stranger }: PrivateStage, look: Look): Promise<void> {
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const organization = verifier.user.verifierOrganization ?? ''
  await createClaim(owner.session, owner.did, resident)
  await walkVault(owner.page, look)
  await walkAttributes(owner.page, look)
  await lookAtRequest(owner.page, organization, look)
  await walkVerifierKey(verifier.page, look)
  await sendRequest(owner.page, organization, look)
  await walkRealProof(verifier, look)
  await walkProveAge(owner.page, look)
  const link = await walkProving(owner.page, resident.title, look)
  await walkAnswer({ asker: stranger, owner: owner.page }, look)
  await walkProvedLinks(stranger, link, look)
}

/**
 * A verifier has already confirmed the birth date, so the link "Prove my age" leads directly to the
 * proof.
 */
async function walkProveAge(page: Page, look: Look): Promise<void> {
  await openView(page, 'claims')
  await page.getByRole('link', { name: 'Prove my age' }).click()
  const dialog = page.getByRole('dialog')
  const open = dialog.getByRole('button', { name: 'Open with my wallet' })
  await expect(open).toBeVisible()
  await look(page, 'prove my age, locked')
  await open.click()
  await expect(dialog.getByRole('button', { name: 'Make the proof' })).toBeVisible()
  await look(page, 'prove my age')
  await closeByEscape(dialog)
}

async function openVaultDialog(page: Page): Promise<Locator> {
  await openView(page, 'profile')
  await page.getByRole('button', { name: 'Private attributes…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button').nth(1)).toBeVisible()
  return dialog
}

/** Returns the vault's recovery code. */
async function makeVault(dialog: Locator, look: Look): Promise<string> {
  const page = dialog.page()
  await dialog.getByRole('button', { name: 'Set up private attributes' }).click()
  const groups = await dialog.getByRole('list').getByRole('listitem').allInnerTexts()
  const code = groups.map((group) => group.trim().slice(-5))
  const asked = dialog.getByRole('textbox')
  const [, number = ''] = /group (\d)/.exec((await dialog.getByText('Type group').textContent()) ?? '') ?? []
  await asked.fill('00000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await look(page, 'vault, recovery code with a complaint')
  await asked.fill(code[Number(number) - 1] ?? '')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('button', { name: 'Use my wallet' })).toBeVisible()
  await look(page, 'vault, second way in')
  await dialog.getByRole('button', { name: 'Use my wallet' }).click()
  await expect(dialog.getByRole('button', { name: 'Lock' }).first()).toBeVisible()
  return code.join('-')
}

async function walkVault(page: Page, look: Look): Promise<void> {
  const dialog = await openVaultDialog(page)
  await look(page, 'vault, before it is made')
  const code = await makeVault(dialog, look)
  await dialog.getByText('Start again without them').click()
  await dialog.getByRole('button', { name: 'Delete private attributes' }).click()
  await look(page, 'vault, open, with a complaint')
  await dialog.getByRole('button', { name: 'New recovery code' }).click()
  await expect(dialog.getByText('Type group')).toBeVisible()
  await look(page, 'vault, another recovery code')
  await page.keyboard.press('Escape')
  await openVaultDialog(page)
  await dialog
    .getByRole('textbox')
    .first()
    .fill(code.replace(/^...../, 'AAAAA'))
  await dialog.getByRole('button', { name: 'Open with the code' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await look(page, 'vault, locked, with a complaint')
}

/** The wallet unlocks the vault when the owner opens the attributes from the claim's own dialog. */
async function openAttributes(page: Page): Promise<Locator> {
  await openView(page, 'claims')
  const dialog = await openClaim(page, resident.title)
  await dialog.getByText('Private attributes').first().click()
  await expect(dialog.getByRole('button', { name: 'Open with my wallet' })).toBeVisible()
  return dialog
}

async function walkAttributes(page: Page, look: Look): Promise<void> {
  const dialog = await openAttributes(page)
  await look(page, 'attributes, locked')
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  const save = dialog.getByRole('button', { name: 'Save private attributes' })
  await save.click()
  await dialog.getByLabel('Date of birth').fill('1687-03-09')
  await save.click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await look(page, 'attributes, with a complaint')
  await dialog.getByLabel('Date of birth').fill(born)
  await dialog.getByLabel('Country').selectOption('PT')
  await save.click()
  await expect(page.getByRole('region', { name: /Notification/ }).getByRole('listitem')).toBeVisible()
}

async function chooseVerifier(page: Page, organization: string): Promise<Locator> {
  await page.getByRole('dialog').getByRole('button', { name: 'Request Verification' }).click()
  const dialog = page.getByRole('dialog')
  const label = await dialog.getByRole('option').filter({ hasText: organization }).first().textContent()
  await dialog.getByRole('combobox').selectOption({ label: label ?? '' })
  await expect(dialog.getByText('Checking the verifier')).toHaveCount(0)
  return dialog
}

async function lookAtRequest(page: Page, organization: string, look: Look): Promise<void> {
  const dialog = await chooseVerifier(page, organization)
  await expect(dialog.getByText('This verifier cannot receive private attributes yet.')).toBeVisible()
  await look(page, 'request with attributes, to a verifier without a key')
}

async function sendRequest(page: Page, organization: string, look: Look): Promise<void> {
  const dialog = await openAttributes(page)
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  await expect(dialog.getByLabel('Date of birth')).toHaveValue(born)
  const request = await chooseVerifier(page, organization)
  await request.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('region', { name: /Notification/ }).getByRole('listitem')).toBeVisible()
  await look(page, 'request with attributes, to a wallet that nobody has reviewed')
  await request.getByRole('checkbox', { name: 'Share with this wallet all the same' }).check()
  await request.getByRole('button', { name: 'Submit Request' }).click()
  await expect(request).toHaveCount(0)
}

async function walkVerifierKey(page: Page, look: Look): Promise<void> {
  const dialog = await openVaultDialog(page)
  await makeVault(dialog, async () => {})
  await look(page, 'vault of a verifier, without a key')
  await dialog.getByRole('button', { name: 'Make my key' }).click()
  await expect(dialog.getByText('Holders can share private attributes with you.')).toBeVisible()
  await look(page, 'vault of a verifier')
}

/**
 * Holds the files with the prover's keys back for a while, so that the screen on which the proof is
 * being made can be inspected.
 */
async function walkRealProof({ page }: Member, look: Look): Promise<void> {
  const release = await holdCalls(page, /one-clause.*\.key/)
  await openView(page, 'verifier')
  // This presses a key, because then the vault stays locked. After a click, the page would ask the
  // wallet at once.
  await page.getByRole('main').getByRole('button', { name: 'Approve' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Open with my wallet' })).toBeVisible()
  await look(page, 'proof, from a holder, locked')
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  // The owner's attributes would interrupt the proof if they arrived later. So this waits until the
  // dialog shows the first of them.
  const told = dialog.getByRole('region', { name: 'From the holder' }).getByRole('definition').first()
  await expect(told).toBeVisible()
  await dialog.getByLabel('Minimum age').fill('')
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await look(page, 'proof, from a holder, with a complaint')
  await dialog.getByLabel('Minimum age').fill('99')
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await look(page, 'proof, being made')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  release()
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await look(page, 'proof, that does not hold')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByLabel('Minimum age').fill('18')
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toBeVisible()
  await look(page, 'proof, made')
  await dialog.getByRole('button', { name: 'Complete Verification' }).click()
  await expect(dialog).toHaveCount(0)
}
