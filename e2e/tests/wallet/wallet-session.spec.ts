import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import {
  addressButton,
  connectButton,
  dashboard,
  expectDisconnected,
  landing,
  savedSession,
} from '../../src/wallet/wallet-screen.ts'

const hour = 60 * 60 * 1000
const timedOut = 'You were signed out after three hours. Sign in to go on.'

test('a reload restores the session and asks the person nothing', async ({ newMember }) => {
  const member = await newMember()
  await expect(dashboard(member)).toBeVisible()
  await member.page.reload()
  await expect(dashboard(member)).toBeVisible()
  expect([member.wallet.prompts, member.wallet.permissions]).toEqual([[], []])
})

test('the page restores the session of a wallet that appears late, and does not show the landing page before that', async ({
  newMember,
}) => {
  const member = await newMember({ arrival: 'late', path: 'about:blank' })
  await member.page.addInitScript(() => {
    // Looks at the page in every frame. No frame is drawn while the style sheet loads.
    requestAnimationFrame(function look() {
      if (document.body?.innerText.includes('Connect your wallet to begin')) localStorage.setItem('flashed', 'yes')
      requestAnimationFrame(look)
    })
  })
  await member.page.goto('/')
  await expect(dashboard(member)).toBeVisible()
  expect(await member.page.evaluate(() => localStorage.getItem('flashed'))).toBeNull()
})

test('the page forgets a session whose wallet no longer shares the account', async ({ newMember }) => {
  const member = await newMember()
  await expect(dashboard(member)).toBeVisible()
  await member.page.goto('about:blank')
  await member.wallet.forgetPage(member.page)
  await member.page.goto('/')
  await expectDisconnected(member)
})

test('after a reload, the page restores a session that is younger than 3 hours, and no older one', async ({
  newMember,
}) => {
  const member = await newMember({ path: 'about:blank' })
  const { page } = member
  await page.clock.install({ time: Date.now() + 3 * hour - 60_000 })
  await page.goto('/')
  await expect(dashboard(member)).toBeVisible()

  await page.clock.setSystemTime(Date.now() + 7 * hour)
  await page.reload()
  await expectDisconnected(member)
  await expect(page.getByText(timedOut)).toBeVisible()
})

test('a page that slept for more than 3 hours disconnects when it wakes', async ({ newMember }) => {
  const member = await newMember({ path: 'about:blank' })
  const { page } = member
  await page.clock.install()
  await page.goto('/')
  await expect(dashboard(member)).toBeVisible()
  await page.clock.fastForward(3 * hour + 60_000)
  await expectDisconnected(member)

  await test.step('the page says why, and “Sign in” brings the person back', async () => {
    const banner = page.getByRole('status').filter({ hasText: timedOut })
    await banner.getByRole('button', { name: 'Sign in' }).click()
    await expect(dashboard(member)).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test('every 5 minutes, the page writes down the time of its last activity, so that it keeps its session', async ({
  newMember,
}) => {
  const member = await newMember({ path: 'about:blank' })
  const { page } = member
  await page.clock.install()
  await page.goto('/')
  await expect(dashboard(member)).toBeVisible()
  const before = await savedSession(member)
  for (let check = 0; check < 40; check += 1) await page.clock.runFor(5 * 60_000)
  await expect(dashboard(member)).toBeVisible()
  const after = await savedSession(member)
  expect((after?.lastActivity ?? 0) - (before?.lastActivity ?? 0)).toBeGreaterThan(3 * hour)
})

test('the page asks every 5 minutes whether the server has ended the session, and then stays connected and offers only “Sign in”', async ({
  newMember,
}) => {
  const member = await newMember({ path: 'about:blank' })
  const { page, wallet, session } = member
  expectedConsoleErrors.set(page, /401 \(Unauthorized\)/)
  // Without live updates, the page learns that the session has ended only from the question that it
  // asks the server every 5 minutes.
  await page.routeWebSocket('**/ws', () => {})
  await page.clock.install()
  await page.goto('/')
  await expect(dashboard(member)).toBeVisible()
  await session.call('POST', '/api/auth/logout')
  await page.clock.fastForward(5 * 60_000 + 1000)
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).first()
  await expect(signIn).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You were signed out')
  await expect(page.getByRole('main').getByText(/connect (a|your) wallet/i)).toHaveCount(0)
  expect(await savedSession(member)).not.toBeNull()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^response_cache/.test(key)))).toEqual([])
  expect(wallet.prompts).toEqual([])

  await signIn.click()
  await expect(page.getByRole('heading', { name: 'Your Decentralized Identity' })).toBeVisible()
  expect(wallet.prompts.map(({ method }) => method)).toEqual(['personal_sign'])
})

test('disconnecting in one tab also disconnects the page in another tab', async ({ newMember }) => {
  const member = await newMember()
  const other = await member.context.newPage()
  await other.goto('/')
  await expect(dashboard({ page: other })).toBeVisible()
  await addressButton(member).click()
  await member.page.getByRole('button', { name: 'Disconnect MetaMask' }).click()
  await expect(landing(member)).toBeVisible()
  await expect(landing({ page: other })).toBeVisible()
})

test('connecting in one tab with one signature also connects the page in another tab', async ({ newPerson }) => {
  const person = await newPerson()
  const other = await person.context.newPage()
  await other.goto('/')
  await expect(landing({ page: other })).toBeVisible()
  await connectButton(person).click()
  for (const page of [person.page, other])
    await expect(page.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
  expect(person.wallet.prompts.map(({ method }) => method)).toEqual(['personal_sign'])
})

test('a tab that was still loading while the person signed in in another tab is signed in, too', async ({
  newPerson,
}) => {
  const person = await newPerson()
  const other = await person.context.newPage()
  await other.goto('/')
  await expect(landing({ page: other })).toBeVisible()
  const signedIn = Promise.withResolvers<void>()
  await other.route('**/assets/*.js', async (route) => {
    await signedIn.promise
    await route.continue()
  })
  await connectButton(person).click()
  await expect(person.page.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
  signedIn.resolve()
  await expect(other.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
  expect(person.wallet.prompts).toHaveLength(1)
})
