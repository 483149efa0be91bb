/**
 * A registrar decides requests on one screen. Two clicks approve a request, and the registrar types
 * nothing twice.
 */
import type { ClaimField } from '@did/domain/claim/claim'
import type { Locator } from '@playwright/test'
import { askVerifier, createClaim, type Registered, register } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { openRequest, pendingRequest } from '../../src/journey.ts'
import { enter } from '../../src/screens/keyboard.ts'
import { expectToast, holdCalls } from '../../src/screens/screen.ts'

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

test('a registrar approves 13 diplomas with 26 clicks, and types nothing twice', async ({ newMember, node, stack }) => {
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
    const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
    await expect(dialog.getByText(`“Diploma of ${name}” is about “${name}”`)).toBeInViewport()
    await expect(dialog.getByLabel('Valid until (optional)')).toBeInViewport()
    await expect(dialog).toContainText('Is this the name you know this person by?')
    // One account sent all 13 requests. So from the second request on, each holder's name differs
    // from the name that was confirmed before.
    const differs = dialog.getByText('Something differs from what you confirmed for this person before')
    await expect(differs).toHaveCount(name === graduates[0] ? 0 : 1)
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expect(dialog).toHaveCount(0)
    await expectToast(page, 'Verification approved', `“${name} (${owner.user.username}), Diploma of ${name}”`)
  }
  await expect(queue.getByRole('heading', { level: 4 })).toHaveCount(0)
  expect(clicks).toBeLessThanOrEqual(26)
  expect(verifier.wallet.prompts.length - prompts).toBe(graduates.length)
  const confirmed = page.getByRole('region', { name: 'What you confirmed' })
  await confirmed.getByRole('searchbox', { name: 'Find a confirmation' }).fill('haddad')
  await expect(confirmed.getByRole('listitem')).toHaveText(/Omar Haddad/)
  await confirmed.getByRole('searchbox').fill('nobody')
  await expect(confirmed.getByText('No confirmation fits what you are looking for.')).toBeVisible()
})

test('a decided request leaves the list on the verifier’s work page at once, even while the page cannot load the list again', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Ferncliff', path: 'about:blank' })
  const owner = await register(node, stack)
  for (const name of ['Maya Rossi', 'Ada Lindqvist', 'Omar Haddad']) await ask(owner, verifier, degreeOf(name))
  const { page } = verifier
  await page.goto('/?view=verifier')
  const titles = page.getByRole('region', { name: 'Pending Verification Requests' }).getByRole('heading', { level: 4 })
  await expect(titles).toHaveCount(3)
  const release = await holdCalls(page, /\/api\/verification-requests\/verifier\/.*status=pending/)

  await pendingRequest(verifier, 'Diploma of Maya Rossi').getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Verification' }).click()
  await expect(titles).toHaveText(['Diploma of Ada Lindqvist', 'Diploma of Omar Haddad'])

  await pendingRequest(verifier, 'Diploma of Ada Lindqvist').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(titles).toHaveText(['Diploma of Omar Haddad'])
  release()
})

test('before a verifier signs, it sees that a value differs from the value that it confirmed for the same person earlier', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Westfield', path: 'about:blank' })
  const owner = await register(node, stack)
  const { page } = verifier
  await ask(owner, verifier, degreeOf('Maya Rossi'))
  await page.goto('/?view=verifier')
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  const approve = async (name: string) => {
    await pendingRequest(verifier, `Diploma of ${name}`).getByRole('button', { name: 'Approve' }).click()
    await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toBeEnabled()
  }
  await approve('Maya Rossi')
  await enter(dialog.getByRole('button', { name: 'Complete Verification' }))
  await expect(dialog).toHaveCount(0)

  await ask(owner, verifier, degreeOf('Mara Rossi', 'Doctor of Science'))
  await approve('Mara Rossi')
  await expect(dialog).toContainText('You confirmed “Maya Rossi” in “Diploma of Maya Rossi”')
  await expect(dialog).toContainText('“Degree”: You confirmed “Master of Science” in “Diploma of Maya Rossi”')
  await enter(dialog.getByRole('button', { name: 'Complete Verification' }))
  const confirmed = page.getByRole('region', { name: 'What you confirmed' }).getByRole('listitem')
  await expect(confirmed.getByRole('heading', { name: 'Mara Rossi, Diploma of Mara Rossi' })).toBeVisible()
})

test('before a verifier signs, it reads that a request looks like an earlier one, and finds its own questions above the claim', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Twinham', path: 'about:blank' })
  const [owner, other] = await Promise.all([register(node, stack), register(node, stack)])
  const { page } = verifier
  await ask(owner, verifier, degreeOf('Maya Rossi'))
  await ask(other, verifier, degreeOf('Maya Rossi'))
  await page.goto('/?view=verifier')
  await pendingRequest(verifier, 'Diploma of Maya Rossi').last().getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(dialog).toContainText('You may have been asked for this before')
  await expect(dialog).toContainText(`“${owner.user.username}”, from another wallet, asked you for something`)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('tabpanel').getByRole('link', { name: 'Diploma of Maya Rossi' }).first().click()
  const opened = page.getByRole('article', { name: 'Diploma of Maya Rossi' })
  const topOf = async (name: string) => (await opened.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0
  await expect(opened.getByText('You have not asked anything about it.')).toBeVisible()
  expect(await topOf('Questions and answers')).toBeGreaterThan(await topOf('Who asks'))
  await opened.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('dialog').getByLabel('Your question').fill('Which faculty?')
  await page.getByRole('dialog').getByRole('button', { name: 'Send question' }).click()
  await expect(opened.getByText('Which faculty?')).toBeVisible()
  expect(await topOf('Questions and answers')).toBeLessThan(await topOf('The claim'))
})

test('a registrar opens requests and approves them with the keyboard alone', async ({ newMember, node, stack }) => {
  const verifier = await newMember({ organization: 'Registrar of Keyham', path: 'about:blank' })
  const owner = await register(node, stack)
  const three = graduates.slice(0, 3)
  for (const name of three) await ask(owner, verifier, degreeOf(name))
  const { page } = verifier
  await page.goto('/?view=verifier')
  await enter(
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: `Diploma of ${three[0]}` }),
  )
  for (const name of three) {
    const title = { name: `Diploma of ${name}`, exact: true }
    await expect(page.getByRole('heading', { level: 3, ...title })).toBeFocused()
    const opened = page.getByRole('article', title)
    await expect(opened).toContainText('Is this the name you know this person by?')
    await enter(opened.getByRole('button', { name: 'Approve' }))
    const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
    // A second Enter signs nothing, because the focus is on the sentence that says what is
    // confirmed and not on a button.
    await expect(dialog.getByRole('heading', { name: `You confirm that “Diploma of ${name}”` })).toBeFocused()
    await enter(dialog.getByRole('button', { name: 'Complete Verification' }))
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  }
})

test('a verifier cannot approve a request after marking a field as “Not right”, and the owner reads the marked field in the reason for the rejection', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Marlowe', path: 'about:blank' })
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
  await opened.getByRole('checkbox', { name: 'Not right: “Degree”' }).check()
  await expect(opened.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(opened).toContainText('You marked something as not right.')
  await opened.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject this request?' })
  await expect(dialog.getByLabel('Reason')).toHaveValue(
    'Not right: Name (“Mara Rossi”), “Degree” (“Doctor of Science”).',
  )
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expectToast(page, 'Verification rejected')
  const sent = await owner.session.call('GET', `/api/verification-requests/requester/${owner.user.id}`)
  expect(JSON.stringify(sent)).toContain('Not right: Name (“Mara Rossi”)')
})

test('on a wide screen, the list of requests on the verifier’s work page fills the window and shows the open row, and the look-up of DIDs is hidden until somebody opens it', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Eastfield', path: 'about:blank' })
  const owner = await register(node, stack)
  for (const name of graduates) await ask(owner, verifier, degreeOf(name))
  const { page } = verifier
  await page.goto('/?view=verifier')
  await page.getByLabel('Verify Claims for DIDs').fill('7')
  await openRequest(verifier, 'Diploma of Emma Dubois')
  const list = page.getByRole('tabpanel').locator('xpath=ancestor::*[contains(@class, "overflow-y-auto")][1]')
  const header = page.getByRole('banner')
  const open = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-current]') })
  await expect(open).toHaveCount(1)
  // Rows move when later parts of the page load, so all boxes are measured again until they stand
  // still.
  await expect(async () => {
    const { top, bottom } = await boxOf(list)
    const row = await boxOf(open)
    expect(top, 'the list stands below the header').toBeGreaterThanOrEqual((await boxOf(header)).bottom)
    expect(top, 'the list begins at the top').toBeLessThan(120)
    expect(bottom, 'the list ends within the window').toBeLessThanOrEqual(900)
    expect(bottom - top, 'the list fills the window').toBeGreaterThan(750)
    expect(row.top, 'the open row is in sight').toBeGreaterThanOrEqual(top)
    expect(row.bottom, 'the open row is in sight').toBeLessThanOrEqual(bottom)
  }).toPass({ timeout: 30_000 })
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(100)

  const folded = page.getByText('Verify Claims for DIDs', { exact: true })
  await expect(page.getByLabel('Verify Claims for DIDs')).toHaveCount(0)
  await folded.click()
  await expect(page.getByLabel('Verify Claims for DIDs')).toHaveValue('7')
})

test('an open request shows side by side what the verifier will sign and who asks, and the dialog on a phone shows claim, end date and button without scrolling', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Midfield', path: 'about:blank' })
  const owner = await register(node, stack)
  await ask(owner, verifier, degreeOf('Maya Rossi'))
  await verifier.page.goto('/?view=verifier')
  const opened = await openRequest(verifier, 'Diploma of Maya Rossi')
  const placeOf = async (name: string) => {
    const box = await opened.getByRole('heading', { level: 4, name, exact: true }).boundingBox()
    if (box === null) throw new Error(`There is no part “${name}”`)
    return box
  }
  const find = async () => ({ signed: await placeOf('What you sign if you approve'), who: await placeOf('Who asks') })
  await expect(opened.getByText('You confirm that “Diploma of Maya Rossi” is about “Maya Rossi”')).toBeVisible()
  const wide = await find()
  expect(wide.signed.x).toBeGreaterThan(wide.who.x + wide.who.width)
  await expect(opened.getByRole('checkbox', { name: 'Not right: “Degree”' })).toBeInViewport()
  await expect(opened.getByRole('button', { name: 'Approve' })).toBeInViewport()

  await verifier.page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => {
      const { signed, who } = await find()
      return signed.x === who.x && signed.y < who.y
    })
    .toBe(true)

  await opened.getByRole('button', { name: 'Approve' }).click()
  const dialog = verifier.page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(dialog.getByText('“Diploma of Maya Rossi” is about “Maya Rossi”')).toBeInViewport()
  await expect(dialog.getByLabel('Valid until (optional)')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toBeInViewport()
})

function boxOf(element: Locator): Promise<{ top: number; bottom: number }> {
  return element.evaluate((shown) => shown.getBoundingClientRect().toJSON())
}
