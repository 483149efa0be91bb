import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../src/fixtures.ts'
import { bringPasskeys, createIdentity } from '../../src/passkeys.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { openVaultDialog, openWithCode, writeNewCode } from '../../src/vault.ts'

test('a vault can be made without another passkey prompt after the sign-in, and after a reload one prompt opens the vault', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  const device = await bringPasskeys(page)
  await createIdentity(page)
  const dialog = await test.step('the vault needs no wallet and no further prompt', async () => {
    const opened = await openVaultDialog(page)
    await opened.getByRole('button', { name: 'Set up private attributes' }).click()
    await writeNewCode(opened)
    await expect(opened.getByRole('button', { name: 'Use my wallet' })).toHaveCount(0)
    await opened.getByRole('button', { name: 'Use my passkey' }).click()
    await expectToast(page, 'Private attributes set up')
    expect(device.prompts()).toBe(2)
    expect(await device.readCredentials()).toHaveLength(1)
    return opened
  })
  await test.step('a locked vault asks again', async () => {
    await expect(dialog.getByRole('button', { name: 'Add my wallet' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Add my passkey' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await dialog.getByRole('button', { name: 'Open with my passkey' }).click()
    await expect(dialog.getByRole('button', { name: 'Lock' })).toBeVisible()
    expect(device.prompts()).toBe(3)
  })
  await test.step('a reload asks once', async () => {
    const again = await openAfterReload(page)
    await again.getByRole('button', { name: 'Open with my passkey' }).click()
    await expect(again.getByRole('button', { name: 'Lock' })).toBeVisible()
    expect(device.prompts()).toBe(4)
  })
})

test('on a device whose passkeys produce no secret for the vault, only the recovery code opens the vault', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  const device = await bringPasskeys(page, { hasPrf: false })
  await createIdentity(page)
  const dialog = await openVaultDialog(page)
  await dialog.getByRole('button', { name: 'Set up private attributes' }).click()
  const code = await writeNewCode(dialog)
  await dialog.getByRole('button', { name: 'Use my passkey' }).click()
  await dialog.getByRole('button', { name: 'Go on with the code alone' }).click()
  await expectToast(page, 'Private attributes set up')
  const again = await openAfterReload(page)
  await expect(again.getByRole('button', { name: /^Open with my/ })).toHaveCount(0)
  await openWithCode(again, code)
  await expect(again.getByRole('button', { name: 'Lock' })).toBeVisible()
  expect(device.prompts()).toBe(3)
})

/** After a reload, the wizard appears again, because the person has no DID yet. */
async function openAfterReload(page: Page): Promise<Locator> {
  await page.reload()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  return openVaultDialog(page)
}
