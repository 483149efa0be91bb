/** Acts for an owner with two passkeys, and for a thief who got hold of the second passkey. */
import type { TestChain } from '@did/local/test-stack'
import { expect, type Page } from '@playwright/test'
import { createTestClient, http } from 'viem'
import { openView } from '../journey.ts'
import { bringPasskeys, comeInWithPasskey, type Device } from '../passkeys.ts'
import { expectToast } from '../screens/screen.ts'
import { closeTransaction, type SavedFile } from './guardians.ts'

const dayMs = 86_400_000

/** Creates an identity with a passkey and a DID. Returns the identity's address. */
export async function beginWithPasskey(page: Page): Promise<string> {
  await createProfileAndDid(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  return readIdentity(page)
}

export async function beginWithRequest(page: Page, organization: string): Promise<string> {
  await createProfileAndDid(page)
  await page.getByRole('radio', { name: organization, exact: true }).check()
  await page.getByLabel('Start from a template').selectOption('University degree')
  await page.getByLabel('Awarded by').fill(organization)
  await page.getByLabel('Degree', { exact: true }).fill('MSc Marine Biology')
  await page.getByLabel('Awarded on').fill('2024-07-14')
  await page.getByRole('button', { name: 'Create Claim and Send Request' }).click()
  await expectToast(page, 'Verification Request Submitted')
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  return readIdentity(page)
}

async function createProfileAndDid(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
  await page.getByRole('button', { name: /^Get something confirmed/ }).click()
  await page.getByLabel('Full name (optional)').fill('Maya Rossi')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.getByRole('button', { name: 'Create New DID' }).click()
  // The wizard already shows this step while the mint of the DID is still under way.
  await expect(page.getByRole('heading', { name: 'Add Your First Claim' })).toBeVisible()
}

async function readIdentity(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  const dialog = page.getByRole('dialog')
  const identity = await dialog
    .getByText(/^0x[0-9a-f]{40}$/)
    .first()
    .innerText()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
  return identity
}

/**
 * The first device does not answer the browser's questions until the second device has made its
 * passkey. Otherwise the first device would answer in its place.
 */
export async function addSecondKey(page: Page, present: Device): Promise<Device> {
  await openView({ page }, 'Your Profile')
  const passkeys = page.getByRole('region', { name: 'Your passkeys' })
  await expect(passkeys.getByText('In use here')).toBeVisible()
  const before = await passkeys.getByRole('listitem').count()
  await present.sleep()
  const second = await bringPasskeys(page, { transport: 'usb' })
  await passkeys.getByRole('button', { name: 'Add another passkey' }).click()
  await expect(passkeys.getByText('A new passkey was made and is not confirmed yet.')).toBeVisible()
  await second.sleep()
  await present.wake()
  await passkeys.getByRole('button', { name: 'Confirm it' }).click()
  await expectToast(page, 'Passkey added')
  await expect(passkeys.getByRole('listitem')).toHaveCount(before + 1)
  return second
}

/** Signs in on a new device that has the passkeys of the stolen device. */
export async function comeInWith(page: Page, stolen: Device): Promise<Device> {
  const device = await bringPasskeys(page)
  await device.addCredentials(await stolen.readCredentials())
  await comeInWithPasskey(page)
  return device
}

/**
 * Asks to replace the first guardian. Anybody who has both a key of the identity and the guardians'
 * file can ask for this.
 */
export async function changeGuardians(page: Page, file: SavedFile, guardian: string): Promise<void> {
  await openView({ page }, 'Your Profile')
  await page.getByRole('button', { name: 'Guardians and stolen keys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change guardians' }).click()
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Guardian 1', { exact: true }).fill(guardian)
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  const summary = page.getByRole('dialog', { name: 'Guardians' })
  await Promise.all([page.waitForEvent('download'), summary.getByRole('button', { name: 'Save the file' }).click()])
  await summary.getByRole('checkbox').check()
  await summary.getByRole('button', { name: 'Set guardians' }).click()
  await closeTransaction(page)
}

export async function letDaysPass({ rpcUrl }: TestChain, pages: readonly Page[], days: number): Promise<void> {
  const hand = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await hand.increaseTime({ seconds: (days * dayMs) / 1000 })
  await hand.mine({ blocks: 1 })
  for (const page of pages) await page.clock.setFixedTime(Date.now() + days * dayMs)
}
