/** The vault as a person meets it, and as a test may look into it. */

import { foundVaultSchema } from '@did/domain/vault'
import { holderKey } from '@did/proofs/attributes/commitment'
import { expect, type Locator, type Page } from '@playwright/test'
import { type OpenVault, openVault } from '../../web/src/lib/vault/open-vault.ts'
import { readRecoveryCode } from '../../web/src/lib/vault/recovery-code.ts'
import type { Member } from './fixtures.ts'
import { expectToast } from './screen.ts'

/** Sets private attributes up where the page offers it: writes the code down, types a group back, adds the second way. Answers the code. */
export async function makeVault(
  { page }: Pick<Member, 'page'>,
  place: Locator,
  second: 'Use my wallet' | 'Use a passkey' = 'Use my wallet',
): Promise<string> {
  await place.getByRole('button', { name: 'Set up private attributes' }).click()
  const code = await writeNewCode(place)
  await place.getByRole('button', { name: second }).click()
  await expectToast(page, 'Private attributes set up')
  return code
}

/** Writes down the code that is shown, after a slip; answers the code. */
export async function writeNewCode(place: Locator): Promise<string> {
  const groups = await place.getByRole('list', { name: 'Recovery code' }).getByRole('listitem').allInnerTexts()
  const code = groups.map((group) => group.trim().slice(-5))
  const asked = place.getByLabel(/^Type group/)
  const [, number = ''] = /group (\d)/.exec((await place.getByText(/^Type group/).textContent()) ?? '') ?? []
  await asked.fill('00000')
  await place.getByRole('button', { name: 'Continue' }).click()
  await expect(place.getByText(`This is not group ${number}.`)).toBeVisible()
  await asked.fill(code[Number(number) - 1]?.toLowerCase() ?? '')
  await place.getByRole('button', { name: 'Continue' }).click()
  return code.join('-')
}

export async function openWithCode(place: Locator, code: string): Promise<void> {
  await place.getByLabel('Recovery code').fill(code)
  await place.getByRole('button', { name: 'Open with the code' }).click()
}

/** A passkey's keeper for this page, whose owner always agrees. */
export async function bringPasskeys(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
    hasPrf: true,
  } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** With the code alone, as its owner could elsewhere. */
export async function lookInto({ session }: Pick<Member, 'session'>, code: string): Promise<OpenVault> {
  const { vault } = foundVaultSchema.parse(await session.call('GET', '/api/vault'))
  const read = readRecoveryCode(code)
  const wrapping = vault?.wrappings.find(({ kind }) => kind === 'recovery')
  if (!vault || !wrapping || read.kind !== 'read') throw new Error('There is nothing that this code opens')
  const opened = await openVault(vault, session.address, { wrapping, ikm: read.secret })
  if (!opened) throw new Error('The code does not open it')
  return opened
}

/** The holder value behind the one DID's secret in it. */
export function holderOf({ entries }: OpenVault) {
  for (const entry of entries.values())
    if (entry.state === 'read' && entry.content.kind === 'holder') return holderKey(entry.content.secret)
  throw new Error('There is no holder secret in it')
}
