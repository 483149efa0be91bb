/**
 * Opens each page in a browser that refuses cookies and, as such browsers do, all other storage.
 * Each page works there, or says what the person cannot do. A button to sign in says why signing in
 * does not work.
 */
import { type PagePath, pagePaths } from '@did/domain/page-paths'
import type { BrowserContext, Page } from '@playwright/test'
import { createVerifiedClaim, type Registered, register, shareClaim } from '../src/api.ts'
import { setGuardians } from '../src/control/guardians.ts'
import { beginWithPasskey } from '../src/control/thieves.ts'
import { expect, test } from '../src/fixtures.ts'
import { bringPasskeys } from '../src/passkeys.ts'
import { askForAge } from '../src/requests-for-proof.ts'
import { refuseCookies, refuseStorage } from '../src/screens/refuse-storage.ts'
import { toastOn } from '../src/screens/screen.ts'
import { harvest, shareVerified } from '../src/shares.ts'
import { connectButton } from '../src/wallet/wallet-screen.ts'

const patienceMs = 600_000
const refused = 'This browser refuses cookies'

/**
 * Nobody needs an account to open these two pages. So they show no banner about cookies above the
 * verdict.
 */
const withoutBanner: readonly PagePath[] = ['/shared-claim', '/s/:id']
const views = ['dashboard', 'dids', 'claims', 'verification', 'verifier', 'profile', 'administration']

test('every page works in a browser that refuses cookies, and says that nobody can sign in with this browser', async ({
  newVisitor,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const { share, verifier } = await shareVerified(node, stack)
  const page = await newVisitor()
  await refuseAll(page.context())
  const addresses = await listAddresses(page, { shared: share.url, verifier })
  for (const path of pagePaths) {
    const places = path === '/' ? ['/', ...views.map((view) => `/?view=${view}`)] : [addresses[path] ?? path]
    for (const place of places) {
      await page.goto('about:blank')
      await page.goto(place, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible()
      await expect(page.getByText('Error Loading Component'), place).toHaveCount(0)
      await expect(bannerOn(page), place).toHaveCount(withoutBanner.includes(path) ? 0 : 1)
    }
  }
})

test('a person who connects without cookies is told on each page that signing in needs cookies, and the wallet is not asked to sign in', async ({
  newPerson,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const { share, verifier } = await shareVerified(node, stack)
  const person = await newPerson({ path: 'about:blank' })
  const { page } = person
  await refuseAll(person.context)
  const addresses = await listAddresses(page, { shared: share.url, verifier })
  const entrances: string[] = []
  for (const place of ['/?view=dashboard', ...pagePaths.map((path) => addresses[path] ?? path)]) {
    await page.goto('about:blank')
    await page.goto(place, { waitUntil: 'networkidle' })
    const entrance = page.getByRole('main').getByRole('button', { name: /^Connect/ })
    if ((await entrance.count()) > 0) entrances.push(new URL(page.url()).pathname.split('/', 2).join('/'))
    await entrance.or(connectButton(person)).first().click()
    await expect(toastOn(page), place).toContainText(refused)
    await expect(page.getByText('Error Loading Component'), place).toHaveCount(0)
  }
  expect(entrances).toEqual(['/', '/', '/answer', '/prove', '/move', '/templates'])
  expect(person.wallet.prompts.map(({ method }) => method)).not.toContain('personal_sign')
})

test('a holder proves in a browser without cookies that a credential is theirs, because the proof needs no account', async ({
  newPerson,
  newVisitor,
  node,
  stack,
}) => {
  const holder = await newPerson({ path: 'about:blank' })
  const owner = await register(node, stack, { account: holder.wallet.account, minted: true })
  const verifier = await register(node, stack, { organization: `Quinta ${crypto.randomUUID()}` })
  const { url } = await shareClaim(owner.session, await createVerifiedClaim(owner, verifier, harvest))
  const checker = await newVisitor()
  const link = await askWhose(checker, url)
  await refuseAll(holder.context)
  await holder.page.goto(link)
  await holder.page.getByRole('main').getByRole('button', { name: 'Connect' }).click()
  await holder.page.getByRole('button', { name: 'Yes, this is mine' }).click()
  await expect(holder.page.getByText('Answered')).toBeVisible()
  await expect(checker.getByText(/^The person who answered controls this credential/)).toBeVisible()
})

test('no page makes a passkey in a browser that refuses cookies', async ({ newVisitor }) => {
  const owner = await newVisitor()
  await bringPasskeys(owner)
  await beginWithPasskey(owner)
  const file = await setGuardians(
    { page: owner },
    [1, 2].map((digit) => `0x${String(digit).repeat(40)}`),
  )
  await owner.getByRole('button', { name: 'Add a device' }).click()
  const code = await owner.getByRole('dialog').locator('code').filter({ hasNotText: '://' }).innerText()

  const page = await newVisitor()
  await refuseAll(page.context())
  const device = await bringPasskeys(page)
  const complaint = page.getByRole('alert').filter({ hasText: refused })
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(refused)
  await page.goto(`/add-key#${code}`)
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  await expect(complaint).toBeVisible()
  await page.goto('/recover')
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create a new passkey' }).click()
  await expect(complaint).toBeVisible()
  expect([device.prompts(), await device.readCredentials()]).toEqual([0, []])
})

async function refuseAll(context: BrowserContext): Promise<void> {
  await refuseCookies(context)
  await refuseStorage(context, 'refuses storage')
}

function bannerOn(page: Page) {
  return page.getByRole('status').filter({ hasText: `${refused}. You can read and check everything here` })
}

/**
 * Returns an address for each page whose path contains an id, and for the page that shows almost
 * nothing without a query.
 */
async function listAddresses(
  page: Page,
  { shared, verifier }: { shared: string; verifier: Registered },
): Promise<Partial<Record<PagePath, string>>> {
  return {
    '/shared-claim': shared,
    '/s/:id': `/s/${'A'.repeat(8)}#${'A'.repeat(22)}`,
    '/answer/:id': (await askForAge(page, 'Bar do Cais')).link,
    '/prove/:id': await askWhose(page, shared),
    '/verifiers/:id': `/verifiers/${verifier.session.address}`,
  }
}

/** Returns the link of the question to the holder. */
async function askWhose(page: Page, url: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(url)
  await page.getByRole('button', { name: 'Ask them to prove it is theirs' }).click()
  await expect(page.getByAltText('Code that asks the holder')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}
