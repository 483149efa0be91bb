import { createVerifiedClaim, shareClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { openClaim } from '../../src/journey.ts'
import { breakCalls, expectByItself, expectToast, verdict } from '../../src/screens/screen.ts'

const license = {
  type: 'license',
  title: 'Harbour Pilot Licence',
  description: 'Licensed to pilot ships of any size into the old harbour.',
  issuer: 'Harbour Authority',
}

test('a revocation changes the verdict on a page that is already open, and the owner learns who revoked the confirmation and why', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: 'Harbour Office of Pilots', path: '/?view=verifier' })
  const owner = await newMember({ minted: true, path: '/?view=claims' })
  const claim = await createVerifiedClaim(owner, verifier, license)
  const share = await shareClaim(owner.session, claim)
  await owner.page.reload()
  await expect(owner.page.getByRole('article').getByText('Verified', { exact: true })).toBeVisible()
  const stranger = await newVisitor()
  await stranger.clock.install()
  await stranger.goto(share.url)
  await expect(verdict(stranger)).toHaveText('Confirmed by somebody we do not know')

  await verifier.page.reload()
  const confirmed = verifier.page.getByRole('region', { name: 'What you confirmed' })
  const row = confirmed.getByRole('listitem').filter({ hasText: license.title })
  const dialog = verifier.page.getByRole('dialog', { name: 'Withdraw this confirmation?' })

  await test.step('without a reason the page does not ask the wallet', async () => {
    await row.getByRole('button', { name: 'Withdraw' }).click()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(dialog.getByText('Please select a reason')).toBeVisible()
    expect(verifier.wallet.prompts).toHaveLength(0)
  })

  await test.step('a declined signature changes nothing, and the page says so', async () => {
    verifier.wallet.mood = 'reject'
    await dialog.getByLabel('Reason').selectOption({ label: 'It is no longer true' })
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(dialog.getByText('Nothing has changed: your confirmation still stands.')).toBeVisible()
    await expect(owner.page.getByRole('article').getByText('Verified', { exact: true })).toBeVisible()
    verifier.wallet.mood = 'approve'
  })

  await test.step('one signature revokes the confirmation', async () => {
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expectToast(verifier.page, 'Confirmation withdrawn')
    await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible()
    await expect(row.getByText('Reason: It is no longer true')).toBeVisible()
  })

  await test.step('the open page of a stranger turns when it asks again after 15 s', () =>
    expectByItself(stranger, verdict(stranger).filter({ hasText: 'Do not rely on this claim' })))

  await test.step('the owner is told at once, and the claim says who and why', async () => {
    const inbox = await openInbox(owner, 2)
    await expect(inbox.getByText(`Claim "${license.title}" has been unverified`)).toBeVisible()
    await expect(
      inbox.getByText('Withdrawn by “Harbour Office of Pilots”, because it is no longer true.'),
    ).toBeVisible()
    await owner.page.keyboard.press('Escape')
    await expect(owner.page.getByRole('article').getByText('Verified', { exact: true })).toHaveCount(0)
    const details = await openClaim(owner, license.title)
    await expect(details.getByText('Withdrawn by “Harbour Office of Pilots”')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Correct the claim' })).toBeVisible()
    await details.getByRole('button', { name: 'Ask again' }).click()
    const asking = owner.page.getByRole('dialog', { name: 'Request Verification' })
    await asking.getByRole('combobox').selectOption({ label: 'Harbour Office of Pilots' })
    const mend = await breakCalls(owner.page, 'POST', /\/api\/verification-requests$/)
    await asking.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(owner.page, 'Error', 'Failed to request verification.')
    await mend()
    await asking.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(owner.page, 'Verification Requested')
  })

  await test.step('the chain records the revocation, and the verifier’s list no longer calls it outstanding', async () => {
    await expect(row.getByText('its public record follows within minutes')).toHaveCount(0)
    await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible()
  })
})
