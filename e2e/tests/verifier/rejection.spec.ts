import { askVerifier, createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { openView, pendingRequest, proveClaim } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const diploma = {
  type: 'education',
  title: 'Diploma in Cartography',
  description: 'One-year course, finished in the spring of 2024.',
}
const education = { proofType: 'Education', field: 'Degree', value: 'Diploma' }

test('a rejection with its reason reaches the owner at once, and the owner can ask the verifier again', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'College of Maps', path: '/?view=verifier' })
  const owner = await newMember({ path: '/?view=verification' })
  const sent = owner.page.getByRole('tabpanel', { name: 'Sent Requests' }).getByRole('listitem')
  await expect(owner.page.getByText('No Requests Sent')).toBeVisible()
  await expect(verifier.page.getByText('No pending verification requests')).toBeVisible()
  const claim = await createClaim(owner.session, owner.did, diploma)
  await askVerifier(owner.session, claim, verifier.user)

  await test.step('the verifier rejects with a reason', async () => {
    await pendingRequest(verifier, diploma.title).getByRole('button', { name: 'Reject' }).click()
    const dialog = verifier.page.getByRole('dialog', { name: 'Reject this request?' })
    await dialog.getByLabel('Reason (optional)').fill('We have no record of this course in 2024.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expectToast(verifier.page, 'Verification rejected')
    await expect(pendingRequest(verifier, diploma.title)).toHaveCount(0)
  })

  await test.step('the owner is told live', async () => {
    const inbox = await openInbox(owner, 1)
    await expect(inbox.getByText(`Verification for "${diploma.title}" has been rejected`)).toBeVisible()
    await owner.page.keyboard.press('Escape')
    await owner.page.getByRole('button', { name: 'Refresh Status' }).click()
    await expect(sent).toContainText(['College of Maps'])
    await expect(sent.getByText('Rejected', { exact: true })).toBeVisible()
    await expect(sent.getByText('Reason: “We have no record of this course in 2024.”')).toBeVisible()
  })

  await test.step('the owner asks again', async () => {
    await owner.page.getByRole('tab', { name: 'My Claims' }).click()
    await expect(owner.page.getByText('Nobody is asked at present')).toBeVisible()
    await owner.page.getByRole('button', { name: 'Request Verification' }).click()
    const dialog = owner.page.getByRole('dialog', { name: 'Request Verification' })
    await dialog.getByRole('combobox').selectOption({ label: 'College of Maps' })
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(
      owner.page,
      'Verification Request Sent',
      'Your verification request has been submitted successfully',
    )
    await owner.page.getByRole('tab', { name: 'Sent Requests' }).click()
    await expect(sent).toHaveCount(2)
    await expect(sent.first().getByText('Pending', { exact: true })).toBeVisible()
    await expect(pendingRequest(verifier, diploma.title)).toBeVisible()
  })
})

test('the open list of sent requests shows the verifier’s answer by itself, and shows “Unknown” for a status that the page does not know', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Live College', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const claim = await createClaim(owner.session, owner.did, diploma)
  const request = await askVerifier(owner.session, claim, verifier.user)
  await owner.page.goto('/?view=verification')
  await expect(owner.page.getByText('Pending', { exact: true })).toBeVisible()
  await verifier.session.call('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  await expect(owner.page.getByText('Rejected', { exact: true })).toBeVisible()
  await owner.page.route(/\/verification-requests\/requester\/\d+/, async (route) => {
    const sent = await (await route.fetch()).text()
    await route.fulfill({ body: sent.replace('"rejected"', '"escalated"'), contentType: 'application/json' })
  })
  await owner.page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(owner.page.getByText('Unknown', { exact: true })).toBeVisible()
})

test('a verifier that declines the wallet’s signature has decided nothing, and can sign later', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Undecided College', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const claim = await createClaim(owner.session, owner.did, diploma)
  await askVerifier(owner.session, claim, verifier.user)
  await owner.page.goto('/?view=verification')
  await verifier.page.goto('/?view=verifier')

  const dialog = await proveClaim(verifier, diploma.title, education)
  verifier.wallet.mood = 'reject'
  await dialog.getByRole('button', { name: 'Complete Verification' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'You did not sign. The request is still pending and nothing was lost: try again when you are ready.',
  )
  await owner.page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(owner.page.getByText('Pending', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(pendingRequest(verifier, diploma.title)).toBeVisible()

  verifier.wallet.mood = 'approve'
  const again = await proveClaim(verifier, diploma.title, education)
  await again.getByRole('button', { name: 'Complete Verification' }).click()
  await expect(owner.page.getByText('Approved', { exact: true })).toBeVisible()
  await openView(owner, 'Identity Claims')
  await expect(owner.page.getByRole('article').getByText('Verified', { exact: true })).toBeVisible()
})
