import { askVerifier, createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openClaim, proveClaim } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const licence = { type: 'certification', title: 'Forklift licence', description: 'Valid for all classes.' }
const listOf = async (answer: Promise<unknown>) => (await answer) as readonly unknown[]

test('repeated presses in the wizard create only one profile, one DID and one claim', async ({ newPerson }) => {
  const { page, wallet } = await newPerson()
  const created: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 201) created.push(pathname)
  })
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).dblclick()
  await page.getByRole('button', { name: /^Get something confirmed/ }).dblclick()
  await page.getByLabel('Username').fill(`hasty_${wallet.address.slice(2, 10)}`)
  await page.getByRole('button', { name: 'Create Profile' }).dblclick()
  await page.getByRole('button', { name: 'Create New DID' }).dblclick()
  await page.getByLabel('Title').fill(licence.title)
  await page.getByLabel('Description').fill(licence.description)
  await page.getByRole('button', { name: 'Create Claim' }).dblclick()
  await page.getByRole('button', { name: 'Continue to Dashboard' }).dblclick()
  await expect(page.getByRole('article').filter({ hasText: licence.title })).toHaveCount(1)
  expect(created.toSorted()).toEqual(['/api/claims', '/api/dids', '/api/users'])
  expect(wallet.prompts.map(({ method }) => method)).toEqual(['personal_sign'])
})

test('if an owner presses each button twice, a DID is minted once, one claim is added and one request is sent', async ({
  newMember,
}) => {
  await newMember({ organization: 'Forklift School', path: 'about:blank' })
  const owner = await newMember()
  const { page, wallet, session, user, did } = owner
  await page.getByRole('button', { name: 'Mint Your DID' }).dblclick()
  await expect(page.getByText(/Transaction Successful!|Successfully saved/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().dblclick()
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const adding = page.getByRole('dialog', { name: 'Add New Claim' })
  await adding.getByLabel('Claim Type').selectOption(licence.type)
  await adding.getByLabel('Title').fill(licence.title)
  await adding.getByLabel('Description').fill(licence.description)
  await adding.getByRole('button', { name: 'Create Claim' }).dblclick()
  await expect(page.getByText(/Transaction Successful!|Successfully saved/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().dblclick()
  expect(wallet.prompts.map(({ method }) => method)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  expect(await listOf(session.call('GET', `/api/claims/did/${did.id}`))).toHaveLength(1)

  const details = await openClaim(owner, licence.title)
  await details.getByRole('button', { name: 'Request Verification' }).dblclick()
  const asking = page.getByRole('dialog', { name: 'Request Verification' })
  await asking.getByRole('combobox').selectOption({ label: 'Forklift School' })
  await asking.getByRole('button', { name: 'Submit Request' }).dblclick()
  await expectToast(page, 'Verification Request Submitted')
  expect(await listOf(session.call('GET', `/api/verification-requests/requester/${user.id}`))).toHaveLength(1)
})

test('if a verifier presses a button twice, the page makes only one decision about the request', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Depot', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const claim = await createClaim(owner.session, owner.did, licence)
  const other = await createClaim(owner.session, owner.did, { ...licence, title: 'Crane licence' })
  await askVerifier(owner.session, claim, verifier.user)
  await askVerifier(owner.session, other, verifier.user)
  await verifier.page.goto('/?view=verifier')
  const proof = await proveClaim(verifier, licence.title, { proofType: 'Identity', field: 'Employer', value: 'Depot' })
  await proof.getByRole('button', { name: 'Complete Verification' }).dblclick()
  await expect(proof).toHaveCount(0)
  const item = verifier.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Crane licence' })
  await item.getByRole('button', { name: 'Reject' }).click()
  const rejecting = verifier.page.getByRole('dialog', { name: 'Reject this request?' })
  await rejecting.getByRole('button', { name: 'Reject' }).dblclick()
  await expect(verifier.page.getByText('No pending verification requests')).toBeVisible()
  expect(verifier.wallet.prompts.map(({ method }) => method)).toEqual(['eth_signTypedData_v4'])
  expect(await listOf(owner.session.call('GET', '/api/notifications'))).toHaveLength(2)
})
