import { register } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { connectAndSignIn, mintDid } from '../../src/journey.ts'
import { bringPasskeys } from '../../src/passkeys.ts'
import { askForAge } from '../../src/requests-for-proof.ts'
import { type Refusal, refusals, refuseCookies, refuseStorage } from '../../src/screens/refuse-storage.ts'
import { expectToast, toastOn } from '../../src/screens/screen.ts'
import { addressButton, connectButton } from '../../src/wallet/wallet-screen.ts'

const forgetful = 'Connected for this page only'
const views = ['dids', 'claims', 'verification', 'verifier', 'profile', 'dashboard']

for (const refusal of Object.keys(refusals) as Refusal[]) {
  test(`a member connects, opens each view and mints a DID in a browser that ${refusal}`, async ({
    newPerson,
    node,
    stack,
  }) => {
    const person = await newPerson({ path: 'about:blank' })
    const { page } = person
    await register(node, stack, { account: person.wallet.account })
    await refuseStorage(person.context, refusal)
    await page.goto('/')
    await connectAndSignIn(person)
    if (refusal !== 'has no database') await expectToast(page, forgetful)
    for (const view of views) {
      await page.locator(`a[href="/?view=${view}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(`/?view=${view}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await mintDid(person)
    await expect(page.getByText('Error Loading Component')).toHaveCount(0)
    await expect(addressButton(person)).toBeVisible()
  })
}

test('a person signs in with a passkey in a browser that refuses storage', async ({ newVisitor }) => {
  const page = await newVisitor()
  await refuseStorage(page.context(), 'refuses storage')
  await bringPasskeys(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
  await page.getByRole('button', { name: /^Get something confirmed/ }).click()
  await expect(page.getByRole('button', { name: 'Create Profile' })).toBeVisible()
})

test('a person signs in with the demo wallet in a browser that refuses storage', async ({ newVisitor }) => {
  const page = await newVisitor()
  await refuseStorage(page.context(), 'refuses storage')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  const offer = page.getByRole('dialog', { name: 'No MetaMask in this browser' })
  await offer.getByRole('button', { name: 'Use the demo wallet' }).click()
  const choice = page.getByRole('dialog', { name: 'Who do you want to be?' })
  await choice.getByRole('radio', { name: 'A new wallet' }).check()
  await choice.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('dialog', { name: 'Sign in?' }).getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: /^Get something confirmed/ }).click()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('button', { name: /Create .*DID/ })).toBeVisible()
})

test('a person whose browser refuses cookies reads that signing in needs cookies, before the wallet is asked to sign', async ({
  newPerson,
}) => {
  const person = await newPerson({ path: 'about:blank' })
  await refuseCookies(person.context)
  await person.page.goto('/')
  await connectButton(person).click()
  await expect(toastOn(person.page)).toContainText('This browser refuses cookies')
  expect(person.wallet.prompts.map(({ method }) => method)).not.toContain('personal_sign')
  await expect(person.page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible()
})

test('a person whose browser refuses cookies reads that signing in needs cookies, before a passkey is made', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await refuseCookies(page.context())
  const device = await bringPasskeys(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create a new identity' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This browser refuses cookies')
  expect([device.prompts(), await device.readCredentials()]).toEqual([0, []])
})

test('if the browser stores nothing and only the page remembers a request that was begun, the page asks the person to leave it open', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await refuseStorage(page.context(), 'refuses storage')
  const asked = page.getByText('Keep this page open.')
  await page.goto('/ask')
  await expect(page.getByLabel('Who is asking')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await askForAge(page, 'Bar do Cais')
  await expect(asked).toBeVisible()
})

test('a person whose browser silently drops the session cookie is told that the browser refuses cookies', async ({
  newPerson,
}) => {
  const person = await newPerson()
  expectedConsoleErrors.set(person.page, /status of 401/)
  await person.page.route('**/api/auth/verify', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    // The page reads its session as soon as it has the answer to the sign-in, so the cookies are
    // deleted before that answer.
    await person.context.clearCookies()
    await route.fulfill({ response, headers })
  })
  await connectButton(person).click()
  await expect(toastOn(person.page)).toContainText('This browser refuses cookies')
})

test('a verifier whose disk is full is told that its browser cannot keep a key', async ({ newMember }) => {
  const { page, context } = await newMember({
    organization: 'Coopers of the Full Disk',
    minted: true,
    path: 'about:blank',
  })
  await refuseStorage(context, 'has a full disk')
  await page.goto('/?view=profile')
  await page.getByText('Keys for other people’s wallets').click()
  await page.getByRole('radio', { name: /^This browser keeps it/ }).check()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByText('This browser cannot keep such a key.')).toBeVisible()
})
