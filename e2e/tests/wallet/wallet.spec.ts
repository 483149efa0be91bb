import { expect, test } from '../../src/fixtures.ts'
import { bell } from '../../src/inbox.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { addressButton, connectButton, expectDisconnected, savedSession } from '../../src/wallet/wallet-screen.ts'

test('in a browser without a wallet, nothing connects, and the page names other ways to begin', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await page.goto('/')
  await connectButton({ page }).click()
  const offer = page.getByRole('dialog', { name: 'No MetaMask in this browser' })
  await expect(offer.getByRole('link', { name: 'Get MetaMask' })).toHaveAttribute(
    'href',
    'https://metamask.io/download',
  )
  await page.keyboard.press('Escape')
  await expect(connectButton({ page })).toBeEnabled()
  expect(await savedSession({ page })).toBeNull()
})

test('the button for connecting is disabled while the wallet asks the person', async ({ newPerson }) => {
  const person = await newPerson()
  person.wallet.mood = 'unheard'
  await connectButton(person).click()
  await expect(person.page.getByRole('banner').getByRole('button', { name: 'Connecting...' })).toBeDisabled()
})

test('if the person declines the connection (4001), the page stays disconnected and says so, and a later attempt connects', async ({
  newPerson,
}) => {
  const person = await newPerson()
  person.wallet.mood = 'reject'
  await expect(connectButton(person)).toHaveCSS('background-color', 'rgb(245, 130, 32)')
  await connectButton(person).click()
  await expectToast(person.page, 'You declined the connection. Nothing was shared; connect whenever you like.')
  await expectDisconnected(person)
  person.wallet.mood = 'approve'
  await connectButton(person).click()
  await expect(addressButton(person)).toBeVisible()
})

test('the page does not connect to a wallet that shares no account', async ({ newPerson }) => {
  const person = await newPerson()
  person.wallet.mood = 'shares-nothing'
  await connectButton(person).click()
  await expectToast(person.page, 'Your wallet shared no account. Please choose one when it asks.')
  await expectDisconnected(person)
})

test('if the person declines the sign-in, the wallet stays connected and the page stays read-only until “Sign in”', async ({
  newPerson,
}) => {
  const person = await newPerson()
  const { page, wallet } = person
  // In this test, the person shares the account but declines the signature.
  wallet.allowAccount()
  wallet.mood = 'reject'
  await connectButton(person).click()
  await expect(addressButton(person)).toBeVisible()
  const panels = page.getByRole('main')
  await expect(panels.getByText('Sign In to See Your Claims')).toBeVisible()
  await expect(panels.getByText(/Connect (a|your) wallet/i)).toHaveCount(0)
  await expect(panels.getByRole('button', { name: /Mint/ })).toHaveCount(0)
  expect(wallet.prompts.map(({ method }) => method)).toEqual(['personal_sign'])

  wallet.mood = 'approve'
  await panels.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
})

test('the page finds a wallet that appears only after the page has loaded', async ({ newPerson }) => {
  const person = await newPerson({ arrival: 'late' })
  await connectButton(person).click()
  await expect(addressButton(person)).toBeVisible()
  await expect(person.page.getByText('No MetaMask in this browser')).toHaveCount(0)
})

test('the dialog of a connected wallet shows account and network, and disconnecting ends the connection and the session', async ({
  newMember,
}) => {
  const member = await newMember()
  await addressButton(member).click()
  const dialog = member.page.getByRole('dialog', { name: 'MetaMask Connected' })
  await expect(dialog.getByText(member.wallet.address)).toBeVisible()
  await expect(dialog.getByText('Chain ID: 31337')).toBeVisible()
  await dialog.getByRole('button', { name: 'Disconnect MetaMask' }).click()
  await expectDisconnected(member)
  await expect(bell(member)).toHaveCount(0)
  await expect.poll(() => answerOf(member)).toBe(401)
})

test('when the wallet switches to another account, the page shows nothing of the first account any more', async ({
  newMember,
}) => {
  const member = await newMember({ username: 'first_account' })
  await expect(member.page.getByText('first_account').first()).toBeVisible()
  await member.wallet.changeAccount(member.page)
  await expect(addressButton(member)).toBeVisible()
  await expect(member.page.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
  await expect(member.page.getByText('first_account')).toHaveCount(0)
  expect(member.wallet.prompts.map(({ method }) => method)).toEqual(['personal_sign'])
  expect(await answerOf(member)).toBe(401)
})

test('if the wallet reports an empty list of accounts, the page disconnects', async ({ newMember }) => {
  const member = await newMember()
  await expect(addressButton(member)).toBeVisible()
  await member.wallet.forgetPage(member.page)
  await expectDisconnected(member)
})

test('if the person disconnects the page in the wallet, the page disconnects', async ({ newMember }) => {
  const member = await newMember()
  await expect(addressButton(member)).toBeVisible()
  await member.wallet.emit(member.page, 'disconnect', { code: 4900, message: 'Disconnected' })
  await expectDisconnected(member)
})

/**
 * Asks the server for the session that belongs to the browser's first cookie. Returns the HTTP
 * status of the answer.
 */
async function answerOf({ session }: { session: { call: (method: 'GET', path: string) => Promise<unknown> } }) {
  return session.call('GET', '/api/auth/session').then(
    () => 200,
    (error: unknown) => Number(/answered (\d+)/.exec(String(error))?.[1]),
  )
}
