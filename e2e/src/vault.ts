import { foundVaultSchema } from '@did/domain/vault/vault'
import { holderKey } from '@did/proofs/attributes/commitment'
import { expect, type Locator, type Page } from '@playwright/test'
import { readRecoveryCode } from '../../web/src/entities/vault/keys/recovery-code.ts'
import { type OpenVault, openVault } from '../../web/src/entities/vault/store/open-vault.ts'
import type { Member } from './fixtures.ts'
import { openView } from './journey.ts'

/**
 * Opens the dialog of private attributes in the profile. Does not reload the page, so that it still
 * has the secret from the sign-in in memory.
 */
export async function openVaultDialog(page: Page): Promise<Locator> {
  await openView({ page }, 'Your Profile')
  await page.getByRole('button', { name: 'Private attributes…' }).click()
  return page.getByRole('dialog', { name: 'Private attributes' })
}

/**
 * Sets private attributes up with a recovery code and a second way to unlock them. Returns the
 * recovery code.
 */
export async function makeVault(
  place: Locator,
  second: 'Use my wallet' | 'Use a passkey' = 'Use my wallet',
): Promise<string> {
  await place.getByRole('button', { name: 'Set up private attributes' }).click()
  const code = await writeNewCode(place)
  await place.getByRole('button', { name: second }).click()
  // The toast about the set-up may disappear at once, when a toast about a notification comes. So
  // this waits until the button has disappeared.
  await expect(place.getByRole('button', { name: second })).toHaveCount(0)
  return code
}

/**
 * Makes one mistake, and then types the group of the shown recovery code that the page asks for.
 * Returns the whole code.
 */
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

/** Opens the vault without the page, with the recovery code alone. */
export async function lookInto({ session }: Pick<Member, 'session'>, code: string): Promise<OpenVault> {
  const { vault } = foundVaultSchema.parse(await session.call('GET', '/api/vault'))
  const read = readRecoveryCode(code)
  const wrapping = vault?.wrappings.find(({ kind }) => kind === 'recovery')
  if (!vault || !wrapping || read.kind !== 'read') throw new Error('There is nothing that this code opens')
  const opened = await openVault(vault, session.address, { wrapping, ikm: read.secret })
  if (!opened) throw new Error('The code does not open it')
  return opened
}

/** Returns the public half of the holder secret of the vault's only DID. */
export function readHolderKey({ entries }: OpenVault) {
  for (const entry of entries.values())
    if (entry.state === 'read' && entry.content.kind === 'holder') return holderKey(entry.content.secret)
  throw new Error('There is no holder secret in it')
}
