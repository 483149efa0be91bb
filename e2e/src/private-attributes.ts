import { shortDate } from '@did/domain/texts/en/days'
import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectedConsoleErrors, type Member } from './fixtures.ts'
import { openClaim, openView, pendingRequest } from './journey.ts'
import { bringPasskeys } from './passkeys.ts'
import { expectToast } from './screens/screen.ts'
import { makeVault, openVaultDialog } from './vault.ts'

export const title = 'Resident of the islands'
export const born = '1987-03-09'

export async function publishVerifierKey({ page }: Member): Promise<void> {
  await bringPasskeys(page)
  const dialog = await openVaultDialog(page)
  await makeVault(dialog, 'Use a passkey')
  await loseKeyOnce(page, dialog)
  await expect(dialog.getByText('Holders can share private attributes with you.')).toBeVisible()
  // The page has read the vault before the verifier's key existed. The page's next read is held
  // back until the button for the passkey is pressed. So this tests that the page opens the vault
  // that the server has now.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/api/vault', async (route) => pressed.then(() => route.continue()))
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await dialog.getByRole('button', { name: 'Open with the passkey of' }).click()
  press()
  await expect(dialog.getByRole('button', { name: 'Lock' })).toBeVisible()
  await expect(dialog.getByText('Holders can share private attributes with you.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/**
 * Makes an attribute key that the server does not get, so nobody can share anything with the
 * verifier. Then makes a key that the server gets.
 */
async function loseKeyOnce(page: Page, dialog: Locator): Promise<void> {
  const refusePublishing = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback())
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.route('**/attribute-key', refusePublishing)
  await dialog.getByRole('button', { name: 'Make my key' }).click()
  await expectToast(page, 'Connection Error')
  await page.unroute('**/attribute-key', refusePublishing)
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await dialog.getByRole('button', { name: 'Open with the passkey of' }).click()
  await dialog.getByRole('button', { name: 'Make my key' }).click()
}

/** Returns the vault's recovery code. */
export async function addClaimWithAttributes({ page }: Member): Promise<string> {
  await openView({ page }, 'Identity Claims')
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const adding = page.getByRole('dialog', { name: 'Add New Claim' })
  await adding.getByLabel('Claim Type').selectOption({ label: 'KYC Verification' })
  await adding.getByLabel('Title').fill(title)
  await adding.getByLabel('Description').fill('Seen in person.')
  await adding.getByText('Private attributes (optional)').click()
  await adding.getByLabel('Date of birth').fill(born)
  await adding.getByLabel('National ID').fill('PT-7781-marmalade')
  await adding.getByLabel('Country').selectOption({ label: 'Portugal' })
  await adding.getByRole('checkbox', { name: '18 or older: yes' }).check()
  await adding.getByRole('button', { name: 'Create Claim' }).click()
  const sealing = page.getByRole('dialog', { name: 'Private attributes' })
  const written = await makeVault(sealing)
  await expect(sealing.getByText('Your private attributes are sealed and stored.')).toBeVisible()
  await sealing.getByRole('button', { name: 'Continue' }).click()
  const result = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await result.getByRole('button', { name: 'Close' }).first().click()
  return written
}

export async function requestWithAttributes(owner: Member, verifier: Member): Promise<void> {
  await openClaim(owner, title)
  await owner.page.getByRole('button', { name: 'Request Verification' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Request Verification' })
  const share = dialog.getByRole('checkbox', { name: 'Share my private attributes with this verifier' })
  await expect(share).toBeChecked()
  await dialog.getByRole('combobox').selectOption({ label: verifier.user.verifierOrganization ?? '' })
  await expect(dialog.getByText(`For “${verifier.user.verifierOrganization}”`)).toBeVisible()
  await expect(dialog.getByText(verifier.session.address)).toBeVisible()
  await expect(dialog.getByText('Your wallet asks for one signature more.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expectToast(owner.page, 'Verification Request Submitted')
}

export async function approveWithAttributes(verifier: Member, owner: Member, issueDate: string): Promise<void> {
  await openView(verifier, 'Verifier Panel')
  await pendingRequest(verifier, title).getByRole('button', { name: 'Approve' }).click()
  const dialog = verifier.page.getByRole('dialog', { name: 'Confirm this claim' })
  const told = dialog.getByRole('region', { name: 'From the holder' })
  await expect(told.getByText('Mar 9, 1987')).toBeVisible()
  await expect(told.getByText('PT-7781-marmalade')).toBeVisible()
  await expect(told.getByText('Portugal')).toBeVisible()
  await expect(told.getByText(`Signed by the holder’s wallet ${owner.session.address}`)).toBeVisible()
  const stated = dialog.getByRole('region', { name: 'Stated in the claim' })
  await expect(stated).toContainText(`Date of birthMar 9, 198718 or olderYes, on ${shortDate(issueDate)}`)
  await expect(stated).toContainText('This follows from the date of birth.')
  await expect(dialog.getByRole('checkbox', { name: 'Date of birth' })).toBeChecked()
  await expect(dialog.getByLabel('Value of Date of birth')).toHaveValue(born)
  await expect(dialog.getByLabel('Value of Date of birth')).not.toBeEditable()
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByText('Those the holder shared with you, all of them')).toBeVisible()
  await dialog.getByRole('button', { name: 'Complete Verification' }).click()
  await expectToast(verifier.page, 'Verification approved', 'Zero-Knowledge Verification Complete')
}
