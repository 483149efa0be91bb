import { askVerifier, createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { openRequest, pendingRequest, proveClaim } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const diploma = {
  type: 'education',
  title: 'Diploma in Bookbinding',
  description: 'One-year course, finished in the spring of 2024.',
}
const education = { proofType: 'Education', field: 'Degree', value: 'Diploma' }

test('a verifier asks the owner a question before it decides, the owner reads it at once and answers, and the verifier approves', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'College of Crafts', path: '/?view=verifier' })
  const owner = await newMember({ path: '/?view=verification' })
  await expect(verifier.page.getByText('No pending verification requests')).toBeVisible()
  await expect(owner.page.getByText('No Requests Sent')).toBeVisible()
  const claim = await createClaim(owner.session, owner.did, diploma)
  await askVerifier(owner.session, claim, verifier.user)
  const request = await openRequest(verifier, diploma.title)

  await test.step('the verifier asks', async () => {
    await request.getByRole('button', { name: 'Ask a question' }).click()
    const dialog = verifier.page.getByRole('dialog', { name: 'Ask a question' })
    await dialog.getByRole('button', { name: 'Send question' }).click()
    await expect(dialog.getByText('Please enter a question')).toBeVisible()
    await dialog.getByLabel('Your question').fill('Who was your teacher in the second term?')
    await dialog.getByRole('button', { name: 'Send question' }).click()
    await expectToast(verifier.page, 'Question sent')
    await expect(request.getByText('No answer yet. You can decide without one.')).toBeVisible()
    await expect(request.getByRole('button', { name: /question/ })).toHaveCount(0)
  })

  await test.step('the owner is told live and answers', async () => {
    const inbox = await openInbox(owner, 1)
    await expect(inbox.getByText('A verifier has a question')).toBeVisible()
    await inbox.getByRole('link', { name: /A verifier has a question/ }).click()
    await expect(owner.page.getByRole('listitem', { name: diploma.title })).toBeFocused()
    await owner.page.goto(`/?view=claims&claim=${claim.id}`)
    const details = owner.page.getByRole('dialog', { name: diploma.title })
    await expect(details.getByText('Who was your teacher in the second term?')).toBeVisible()
    await owner.page.goto('/?view=verification')
    const sent = owner.page.getByRole('tabpanel', { name: 'Sent Requests' })
    await expect(sent.getByText('Who was your teacher in the second term?')).toBeVisible()
    await expect(sent.getByText('Pending', { exact: true })).toBeVisible()
    await sent.getByLabel('Your answer').fill('Ada Marten, in the east workshop.')
    await sent.getByRole('button', { name: 'Send answer' }).click()
    await expect(sent.getByLabel('Your answer')).toHaveCount(0)
    await expect(sent.getByText('Ada Marten, in the east workshop.')).toBeVisible()
  })

  await test.step('the verifier sees the answer live and approves', async () => {
    await expect(request.getByText('Ada Marten, in the east workshop.')).toBeVisible()
    await expect(request.getByRole('button', { name: 'Ask another question' })).toBeVisible()
    await request.getByRole('link', { name: 'Back to the list' }).click()
    await expect(pendingRequest(verifier, diploma.title).getByText('Answered', { exact: true })).toBeVisible()
    const dialog = await proveClaim(verifier, diploma.title, education)
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expect(owner.page.getByText('Approved', { exact: true })).toBeVisible()
  })
})
