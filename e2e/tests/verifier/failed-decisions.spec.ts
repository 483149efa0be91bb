import { askVerifier, createClaim, type Registered, register } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { pendingRequest, proveClaim } from '../../src/journey.ts'
import { breakCalls, expectToast, toastOn } from '../../src/screens/screen.ts'

const course = { type: 'certification', description: 'Two days in March, with an exam.' }

test('the verifier’s work page lists the oldest request at the top, and says for each step of a decision what failed', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'First Aiders', path: 'about:blank' })
  const owner = await register(node, stack)
  const first = await ask(owner, verifier, 'First')
  for (const title of ['Second', 'Third']) await ask(owner, verifier, title)
  const { page } = verifier
  await page.goto('/?view=verifier')
  const pending = page.getByRole('region', { name: 'Pending Verification Requests' })
  await expect(pending.getByRole('heading', { level: 4 })).toHaveText(['First', 'Second', 'Third'])

  await test.step('a rejection fails', async () => {
    const mend = await breakCalls(page, 'PUT', /\/verification-requests\/\d+\/status$/)
    await pendingRequest(verifier, 'Second').getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject this request?' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Error', 'Failed to rejected verification')
    await mend()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a proof cannot be made', async () => {
    await pendingRequest(verifier, 'Third').getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
    await expect(dialog.getByText('The proof has been successfully verified!')).toBeVisible()
    await dialog.getByRole('tab', { name: 'Select' }).click()
    await dialog.getByRole('radio', { name: 'Location' }).check()
    await dialog.getByRole('checkbox', { name: 'Simulate the proof' }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByLabel('Required country').fill('Portugal and '.repeat(60))
    await dialog.getByRole('button', { name: 'Generate Proof' }).click()
    await expectToast(page, 'Error', 'Failed to generate zero-knowledge proof')
    await dialog.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('a verification cannot be stored, and another one was decided elsewhere', async () => {
    const mend = await breakCalls(page, 'PUT', /\/api\/claims\/\d+\/verify$/)
    const choice = { proofType: 'Identity', field: 'Position', value: 'Helper' }
    const dialog = await proveClaim(verifier, 'First', choice)
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expectToast(page, 'Error', 'Failed to complete verification')
    await expect(dialog.getByRole('alert')).toContainText('The request is still pending and nothing was lost')
    await mend()
    await toastOn(page).getByRole('button', { name: 'Dismiss' }).click()
    // Breaks the reading of requests. Otherwise the live message about the decision would make the
    // dialog read the decided request and close.
    const mendReading = await breakCalls(page, 'GET', /\/verification-requests\/\d+$/)
    expectedConsoleErrors.set(page, /status of (409|500)/)
    await verifier.session.call('PUT', `/api/verification-requests/${first.id}/status`, { status: 'rejected' })
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expectToast(page, 'Error', 'Missing verification data or proof')
    await expect(dialog.getByRole('alert')).toHaveText('This request has already been decided.')
    await mendReading()
  })
})

async function ask(owner: Registered, verifier: Member, title: string) {
  return askVerifier(owner.session, await createClaim(owner.session, owner.did, { ...course, title }), verifier.user)
}
