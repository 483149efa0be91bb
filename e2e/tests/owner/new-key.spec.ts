import { readFile } from 'node:fs/promises'
import { foundVaultSchema, type Vault } from '@did/domain/vault/vault'
import type { Locator } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { formatRecoveryCode } from '../../../web/src/entities/vault/keys/recovery-code.ts'
import { createMaster } from '../../../web/src/entities/vault/keys/wrapping.ts'
import { parseBackup } from '../../../web/src/entities/vault/store/backup.ts'
import { buildWay, wrapAsBefore } from '../../../web/test/vault-fixtures.ts'
import { createClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { connectAndSignIn, openClaim } from '../../src/journey.ts'
import { bringPasskeys } from '../../src/passkeys.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { makeVault, openVaultDialog, openWithCode, writeNewCode } from '../../src/vault.ts'
import { TestWallet } from '../../src/wallet/test-wallet.ts'

const title = 'Resident of the islands'
const replaced =
  'Your private attributes were locked with a new key, in another tab or on another device. Please open them again. What you typed is still here.'

async function saveBackup(dialog: Locator): Promise<Vault> {
  const saving = dialog.page().waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save a backup file' }).click()
  return parseBackup(await readFile(await (await saving).path(), 'utf8'))
}

const readSealed = async ({ session }: Pick<Member, 'session'>) =>
  foundVaultSchema.parse(await session.call('GET', '/api/vault')).vault

test('a new recovery code locks the vault with a new key: the old code opens nothing any more, and the passkey and the wallet still open the vault', async ({
  newMember,
  newContext,
  stack,
}) => {
  const privateKey = generatePrivateKey()
  const owner = await newMember({ privateKey })
  await createClaim(owner.session, owner.did, { type: 'kyc', title, description: 'Seen in person.' })
  await bringPasskeys(owner.page)
  const dialog = await openVaultDialog(owner.page)
  const oldCode = await makeVault(dialog)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(owner.page, 'Way in added')

  const phone = await (await newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await new TestWallet({ ...stack, privateKey }).install(phone.context())
  await phone.goto('/')
  await connectAndSignIn({ page: phone })
  const entry = await test.step('a phone has the vault open, with unsaved text', async () => {
    await phone.goto('/#claims')
    const details = await openClaim({ page: phone }, title)
    await details.getByText('Private attributes').first().click()
    await details.getByRole('button', { name: 'Open with my wallet' }).click()
    await details.getByLabel('Country').selectOption({ label: 'Portugal' })
    return details
  })

  const newCode = await test.step('the owner replaces the code and reads what that does', async () => {
    const before = await saveBackup(dialog)
    await dialog.getByRole('button', { name: 'New recovery code' }).click()
    await expect(
      dialog.getByText('With an earlier backup the old code still opens what that backup holds.'),
    ).toBeVisible()
    const code = await writeNewCode(dialog)
    await expectToast(owner.page, 'Locked with a new key')
    const after = await readSealed(owner)
    expect(after?.vaultId).not.toBe(before.vaultId)
    expect(after?.wrappings.map(({ kind }) => kind).toSorted()).toEqual(['passkey', 'recovery', 'wallet'])
    return code
  })

  await test.step('the phone notices when it saves, asks to open the vault again, and keeps the typed text', async () => {
    expectedConsoleErrors.set(phone, /412 \(Precondition Failed\)/)
    await entry.getByRole('button', { name: 'Save private attributes' }).click()
    await expectToast(phone, replaced)
    await expect(entry.getByText('Open them again to go on.')).toBeVisible()
    await entry.getByRole('button', { name: 'Open with my wallet' }).click()
    await expect(entry.getByLabel('Country')).toHaveValue('PT')
    await entry.getByRole('button', { name: 'Save private attributes' }).click()
    await expectToast(phone, 'Private attributes saved')
  })

  await test.step('the old code opens nothing, and the new code and the passkey open everything', async () => {
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await openWithCode(dialog, oldCode)
    await expect(dialog.getByText('This does not open them.')).toBeVisible()
    await openWithCode(dialog, newCode)
    await expect(dialog.getByText(`${title}: 1 attribute`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await dialog.getByRole('button', { name: 'Open with the passkey of' }).click()
    await expect(dialog.getByText(`${title}: 1 attribute`)).toBeVisible()
  })

  await test.step('a removed passkey opens nothing, and the wallet opens the vault', async () => {
    const before = await readSealed(owner)
    const remove = dialog.getByRole('button', { name: 'Remove: Passkey' })
    await remove.click()
    await expect(remove).toHaveCount(0)
    const after = await readSealed(owner)
    expect(after?.wrappings.map(({ kind }) => kind).toSorted()).toEqual(['recovery', 'wallet'])
    expect(after?.vaultId).not.toBe(before?.vaultId)
    await expect(entry.getByText('Open them again to go on.')).toHaveCount(0)
    await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(entry.getByText('Open them again to go on.'), 'whoever comes back to the phone is told').toBeVisible()
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await expect(dialog.getByRole('button', { name: 'Open with the passkey of' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
    await expect(dialog.getByText(`${title}: 1 attribute`)).toBeVisible()
  })
})

test('if a vault was made before ways had key pairs, the page names the ways to unlock that a new key would remove, and asks before it removes them', async ({
  newMember,
}) => {
  const owner = await newMember()
  const [code, other] = [buildWay(), buildWay('wallet')]
  const name = { wallet: owner.session.address, vaultId: 'B'.repeat(21).concat('A') }
  const master = createMaster()
  const wrappings = await Promise.all([code, other].map((way) => wrapAsBefore(master, name, way)))
  await owner.session.call('PUT', '/api/vault', { vaultId: name.vaultId, wrappings }, { 'if-match': '"0"' })

  const dialog = await openVaultDialog(owner.page)
  await openWithCode(dialog, formatRecoveryCode(code.secret.ikm))
  await dialog.getByRole('button', { name: 'New recovery code' }).click()
  await expect(dialog.getByText('This would not come along')).toBeVisible()
  await expect(dialog.getByText(/^Wallet, since .*: it will be removed\.$/)).toBeVisible()
  await expect(dialog.getByText(/^Recovery code, since/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'New recovery code' }).click()
  await dialog.getByRole('button', { name: 'Go on without' }).click()
  const next = await writeNewCode(dialog)
  await expectToast(owner.page, 'Locked with a new key')
  expect((await readSealed(owner))?.wrappings.map(({ kind }) => kind)).toEqual(['recovery'])
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await openWithCode(dialog, next)
  await expect(dialog.getByRole('button', { name: 'Lock' })).toBeVisible()
})
