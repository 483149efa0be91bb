import type { Page, Route } from '@playwright/test'
import { createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openClaim, openView, pendingRequest } from '../../src/journey.ts'
import { actAt, dayMs, trackCalls } from '../../src/screens/device-clock.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { makeVault, openVaultDialog } from '../../src/vault.ts'

const resident = { type: 'kyc', title: 'Resident of the islands', description: 'Seen in person.' }
const born = '1987-03-09'

test('owner and verifier of sealed attributes each check by a signature who the other is, and do not rely on the server for this', async ({
  newMember,
}) => {
  const organization = `Registry ${crypto.randomUUID()}`
  const verifier = await newMember({ organization })
  const owner = await newMember({ minted: true })
  await createClaim(owner.session, owner.did, resident)

  await test.step('a verifier makes a key that will end in 25 days', async () => {
    const underWay = trackCalls(verifier.page)
    const dialog = await openVaultDialog(verifier.page)
    await makeVault(dialog)
    await actAt(verifier.page, { time: Date.now() - 340 * dayMs, underWay }, async () => {
      await dialog.getByRole('button', { name: 'Make my key' }).click()
      await expectToast(verifier.page, 'Key published')
    })
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the owner agrees to an unreviewed wallet before the page seals anything for it', async () => {
    await owner.page.reload()
    await openView(owner, 'Identity Claims')
    const details = await openClaim(owner, resident.title)
    await details.getByText('Private attributes').first().click()
    await makeVault(details)
    await details.getByLabel('Date of birth').fill(born)
    await details.getByRole('button', { name: 'Save private attributes' }).click()
    await expectToast(owner.page, 'Private attributes saved')
    await details.getByRole('button', { name: 'Request Verification' }).click()
    const dialog = owner.page.getByRole('dialog', { name: 'Request Verification' })
    await dialog.getByRole('combobox').selectOption({ label: organization })
    await expect(dialog.getByText('Not reviewed', { exact: true })).toBeVisible()
    await expect(dialog.getByText(verifier.session.address)).toBeVisible()
    const asked = owner.wallet.prompts.length
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(owner.page, 'Nothing was sent yet')
    expect(owner.wallet.prompts).toHaveLength(asked)
    await dialog.getByRole('checkbox', { name: 'Share with this wallet all the same' }).check()
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(owner.page, 'Verification Request Submitted')
    expect(owner.wallet.prompts).toHaveLength(asked + 1)
  })

  await test.step('attributes that the server changed stay closed', async () => {
    const lie = async (route: Route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace(/"holder":"0x../g, '"holder":"0xff')
      await route.fulfill({ response, body: text })
    }
    await verifier.page.route('**/api/verification-requests/**', lie)
    await openView(verifier, 'Verifier Panel')
    const told = await approveAndOpen(verifier.page)
    await expect(told.getByText('These are not signed by the wallet that holds this DID')).toBeVisible()
    await expect(told.getByText('Mar 9, 1987')).toHaveCount(0)
    await verifier.page.unroute('**/api/verification-requests/**', lie)
    await verifier.page.reload()
  })

  await test.step('the verifier opens what the owner signed, and makes its next key in time', async () => {
    const told = await approveAndOpen(verifier.page)
    await expect(told.getByText('Mar 9, 1987')).toBeVisible()
    await expect(told.getByText(`Signed by the holder’s wallet ${owner.session.address}`)).toBeVisible()
    await expect(told.getByText('Your key ends on')).toBeVisible()
    await told.getByRole('button', { name: 'Make the next key' }).click()
    await expectToast(verifier.page, 'Key published')
    await expect(told.getByText('Your key ends on')).toHaveCount(0)
    await expect(told.getByText('Mar 9, 1987'), 'the earlier key still opens it').toBeVisible()
  })
})

async function approveAndOpen(page: Page) {
  await pendingRequest({ page }, resident.title).getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  return dialog.getByRole('region', { name: 'From the holder' })
}
