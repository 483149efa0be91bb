/** A registrar decides from one screen. Two clicks approve a request, nothing is typed twice. */
import type { ClaimField } from '@did/domain/claim/claim'
import { askVerifier, createClaim, type Registered, register } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { openRequest, pendingRequest } from '../../src/journey.ts'
import { enter } from '../../src/screens/keyboard.ts'
import { expectToast } from '../../src/screens/screen.ts'

const graduates = [
  'Maya Rossi',
  'Ada Lindqvist',
  'Tomás Pereira',
  'Ines Duarte',
  'Jonas Weber',
  'Lea Novak',
  'Omar Haddad',
].concat(['Sofia Berg', 'Paul Martin', 'Yuki Tanaka', 'Nora Olsen', 'Luca Bianchi', 'Emma Dubois'])

function degreeOf(holderName: string, degree = 'Master of Science') {
  const fields: ClaimField[] = [
    { field: 'awarded_by', label: 'Awarded by', kind: 'text', value: 'Northfield University', isOpenByDefault: false },
    { field: 'degree', label: 'Degree', kind: 'text', value: degree, isOpenByDefault: false },
    { field: 'awarded_on', label: 'Awarded on', kind: 'date', value: '2026-07-14', isOpenByDefault: false },
  ]
  return { type: 'education', title: `Diploma of ${holderName}`, description: 'Diploma', holderName, fields }
}

async function ask(owner: Registered, { user }: Member, claim: ReturnType<typeof degreeOf>): Promise<void> {
  await askVerifier(owner.session, await createClaim(owner.session, owner.did, claim), user)
}

test('13 diplomas are approved with 26 clicks, and nothing is typed again', async ({ newMember, node, stack }) => {
  const verifier = await newMember({ organization: 'Registrar of Northfield', path: 'about:blank' })
  const owner = await register(node, stack)
  for (const name of graduates) await ask(owner, verifier, degreeOf(name))
  const { page } = verifier
  await page.goto('/?view=verifier')
  const queue = page.getByRole('region', { name: 'Pending Verification Requests' })
  await expect(queue.getByRole('heading', { level: 4 })).toHaveCount(graduates.length)
  const prompts = verifier.wallet.prompts.length
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.evaluate(() =>
    addEventListener('click', (event) => event.isTrusted && Reflect.get(window, 'countClick')(), true),
  )
  for (const name of graduates) {
    await pendingRequest(verifier, `Diploma of ${name}`).getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zero-Knowledge Proof' })
    await expect(dialog.getByText(`“Diploma of ${name}” is about ${name}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(queue.getByRole('heading', { level: 4 })).toHaveCount(0)
  expect(clicks).toBeLessThanOrEqual(26)
  expect(verifier.wallet.prompts.length - prompts).toBe(graduates.length)
})

test('a registrar opens requests and approves them with keys alone', async ({ newMember, node, stack }) => {
  const verifier = await newMember({ organization: 'Registrar of Keyham', path: 'about:blank' })
  const owner = await register(node, stack)
  const three = graduates.slice(0, 3)
  for (const name of three) await ask(owner, verifier, degreeOf(name))
  const { page } = verifier
  await page.goto('/?view=verifier')
  for (const name of three) {
    const title = { name: `Diploma of ${name}`, exact: true }
    await enter(page.getByRole('main').getByRole('listitem').getByRole('link', title))
    const opened = page.getByRole('article', title)
    await expect(opened).toContainText('Is this the name you know this person by?')
    await enter(opened.getByRole('button', { name: 'Approve' }))
    const dialog = page.getByRole('dialog', { name: 'Zero-Knowledge Proof' })
    await enter(dialog.getByRole('button', { name: 'Complete Verification' }))
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  }
})

test('a field that is not right cannot be approved, and its reason goes back to the owner', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Southfield', path: 'about:blank' })
  const owner = await register(node, stack)
  await ask(owner, verifier, degreeOf('Maya Rossi'))
  const { page } = verifier
  await page.goto('/?view=verifier')
  await pendingRequest(verifier, 'Diploma of Maya Rossi').getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Complete Verification' }).click()
  await expectToast(page, 'Verification approved', 'Zero-Knowledge Verification Complete')

  await ask(owner, verifier, degreeOf('Mara Rossi', 'Doctor of Science'))
  const opened = await openRequest(verifier, 'Diploma of Mara Rossi')
  await expect(opened).toContainText('Is this the name you know this person by?')
  await expect(opened).toContainText('You confirmed “Maya Rossi” in “Diploma of Maya Rossi”')
  await expect(opened).toContainText('You confirmed “Master of Science” in “Diploma of Maya Rossi”')
  await opened.getByRole('checkbox', { name: 'Not right: Name' }).check()
  await opened.getByRole('checkbox', { name: 'Not right: Degree' }).check()
  await expect(opened.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(opened).toContainText('You marked something as not right.')
  await opened.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject this request?' })
  await expect(dialog.getByLabel('Reason')).toHaveValue('Not right: Name (“Mara Rossi”), Degree (“Doctor of Science”).')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expectToast(page, 'Verification rejected')
  const sent = await owner.session.call('GET', `/api/verification-requests/requester/${owner.user.id}`)
  expect(JSON.stringify(sent)).toContain('Not right: Name (“Mara Rossi”)')
})
