import { expect, type Page } from '@playwright/test'
import { dropFile } from '../drop-file.ts'
import type { Person } from '../fixtures.ts'
import { walkAskScreens } from './ask-screens.ts'
import { walkCheckScreens } from './check-screens.ts'
import type { Look } from './screen.ts'
import { breakCalls, holdCalls, loseFiles } from './screen.ts'
import { laterMs, makeFiles } from './walked-links.ts'

/** The content of a QR code that has nothing to do with the product: it is for a café's WiFi. */
export const foreignCode = 'WIFI:S:Guests;T:WPA;P:welcome-to-the-harbour;;'

/** The path of the verifier's page for a wallet that is no verifier. */
const strangersPage = `/verifiers/0x${'9'.repeat(40)}`

/**
 * The payload of a link that asks a guardian for a recovery. The link names a chain and a registry
 * of another installation.
 */
const strangersRecovery = Buffer.from(
  JSON.stringify({
    identity: `0x${'9'.repeat(40)}`,
    target: { kind: 'controller', controller: `0x${'8'.repeat(40)}` },
    chainId: 1,
    registry: `0x${'7'.repeat(40)}`,
  }),
).toString('base64url')

export const readingRoutes = [
  '/about',
  '/tutorials',
  '/tutorials/introduction-to-dids',
  '/tutorials/creating-your-first-did',
  '/tutorials/managing-claims',
  '/tutorials/zero-knowledge-proofs',
  '/tutorials/selective-disclosure',
  '/tutorials/becoming-a-verifier',
  '/use-cases',
  '/privacy-policy',
  '/cookie-policy',
  '/security',
  '/terms-of-service',
  '/debug',
]

export async function walkPublicScreens(page: Page, look: Look): Promise<void> {
  await lookAtLanding(page, look)
  for (const route of readingRoutes) {
    await open(page, route)
    await look(page, route)
  }
  await lookAtMenu(page, look)
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look(page, '/contact with complaints')
  await walkAskScreens(page, look)
  await lookAtTemplates(page, look)
  await lookAtSkeletons(page, ['/templates', '/register', strangersPage], look)
  await open(page, '/register')
  await look(page, '/register')
  for (const link of ['/recover', '/move', '/help', `/help#${strangersRecovery}`]) {
    await open(page, link)
    await look(page, link.slice(0, 16))
  }
  for (const link of ['/alerts', `/alerts#confirm=${'A'.repeat(22)}`, `/alerts#stop=${'A'.repeat(22)}`]) {
    await open(page, link)
    await look(page, link)
  }
  await open(page, strangersPage)
  await look(page, 'the address of no verifier')
  await lookAtFailures(page, look)
}

/** The keys of `links` are names of verdict screens. */
export async function walkCheckedScreens(page: Page, links: Record<string, string>, look: Look): Promise<void> {
  await lookAtScanner(page, links['attested'] ?? '', look)
  await walkCheckScreens(page, links, look)
  await lookAtViews(page, look)
  await lookAtLinks(page, links, look)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function lookAtLanding(page: Page, look: Look): Promise<void> {
  await open(page, '/')
  await look(page, 'landing')
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'no wallet')
  await page.keyboard.press('Escape')
}

async function lookAtScanner(page: Page, attestedLink: string, look: Look): Promise<void> {
  await open(page, '/scan-code')
  await look(page, '/scan-code')
  await pasteText(page, foreignCode)
  await expect(page.getByText(foreignCode)).toBeVisible()
  await look(page, 'a code that is no claim')
  const files = makeFiles(attestedLink)
  await open(page, '/scan-code')
  await dropFile(page, files.other)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look(page, 'a dropped file that is no claim')
  await dropFile(page, files.claim)
  await expect(page.getByText('Head of Harvest').first()).toBeVisible()
  await look(page, 'a dropped claim')
}

async function lookAtViews(page: Page, look: Look): Promise<void> {
  for (const view of ['dashboard', 'dids', 'claims', 'verification', 'verifier', 'profile']) {
    await open(page, `/?view=${view}`)
    await look(page, `visitor’s ${view}`)
  }
  await page.getByRole('button', { name: 'Restart Onboarding' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible()
  await look(page, 'wizard without a wallet')
}

async function lookAtLinks(page: Page, links: Record<string, string>, look: Look): Promise<void> {
  for (const [name, url] of Object.entries(links)) {
    await page.goto('about:blank')
    await page.clock.setFixedTime(Date.now() + (name === 'expired' ? laterMs : 0))
    await open(page, url)
    for (const details of await page.locator('main details').all()) await details.locator('summary').first().click()
    await look(page, `/shared-claim: ${name}`)
    if (name === 'attested') await lookAtChallenge(page, look)
    if (name === 'attested' || name === 'accredited') await lookAtVerifier(page, look)
  }
}

async function lookAtChallenge(page: Page, look: Look): Promise<void> {
  const asked = page.waitForRequest(/\/api\/holder-challenges$/)
  await page.getByRole('button', { name: 'Ask them to prove it is theirs' }).click()
  await expect(page.getByAltText('Code that asks the holder')).toBeVisible()
  await look(page, 'a question to the holder')
  const { id } = (await asked).postDataJSON()
  const url = page.url()
  await open(page, `/prove/${id}#short`)
  await look(page, 'a question to the holder, whose link is cut')
  await page.goto('about:blank')
  await open(page, url)
}

async function lookAtVerifier(page: Page, look: Look): Promise<void> {
  const link = page.getByRole('article').getByRole('link').first()
  await open(page, (await link.getAttribute('href')) ?? '')
  await page.getByText('Technical details').click()
  await look(page, `the page of ${await page.getByRole('heading', { level: 1 }).innerText()}`)
}

async function lookAtFailures(page: Page, look: Look): Promise<void> {
  await open(page, '/')
  const mend = await loseFiles(page, /\/assets\/about-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByText('Error Loading Component')).toBeVisible()
  await look(page, 'a screen that does not load')
  await mend()
  await open(page, '/')
  await page.evaluate(() => history.pushState(null, '', '/no/such/page'))
  await expect(page.getByText('Did you forget')).toBeVisible()
  await look(page, 'not found')
}

async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}

/** Looks at the skeletons that stand on a page while the server works. */
export async function lookAtSkeletons(page: Page, paths: readonly string[], look: Look): Promise<void> {
  const release = await holdCalls(page, /\/api\/(?!config|auth|users)/)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The common templates come with the page, so they need no skeleton.
    const waiting = page.getByRole('status').filter({ hasText: /\w/ })
    await expect(waiting.or(page.getByRole('main').getByRole('article')).first()).toBeAttached()
    await look(page, `${path}, loading`)
  }
  release()
}

export async function walkSignIn({ page }: Person, look: Look): Promise<void> {
  const mend = await breakCalls(page, 'POST', /\/api\/auth\/verify$/)
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  const signIn = page.getByRole('button', { name: 'Sign in' })
  await expect(signIn).toBeVisible()
  await look(page, 'not signed in')
  await mend()
  await signIn.click()
  const purposes = page.getByRole('main').getByRole('list').getByRole('button')
  await expect(purposes).toHaveCount(3)
  await look(page, 'what a new person came for')
  await purposes.first().click()
  await expect(page.getByRole('progressbar')).toBeVisible()
}

async function lookAtMenu(page: Page, look: Look): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  if (size) await page.setViewportSize(size)
}

async function lookAtTemplates(page: Page, look: Look): Promise<void> {
  await page.goto('/templates')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look(page, '/templates')
  await page.getByRole('link', { name: 'Preview' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'preview of a template')
}

/** Begins as a signed-in person who has entered nothing yet. */
export async function walkWizard(page: Page, look: Look): Promise<void> {
  await page.getByLabel('Username').fill('ab')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look(page, 'wizard, profile')
  await page.getByLabel('Username').fill(`walker_${Date.now()}`)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('button', { name: 'Create New DID' })).toBeVisible()
  await look(page, 'wizard, DID')
  await page.getByRole('button', { name: 'Create New DID' }).click()
  await page.getByRole('button', { name: 'Create Claim' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look(page, 'wizard, claim')
  await page
    .getByRole('radio', { name: /Quinta/ })
    .first()
    .check()
  await page.getByLabel('Search organizations').fill('nobody')
  await page.getByLabel('Start from a template').selectOption('identity-checked')
  await look(page, 'wizard, claim from a template')
  await page.getByLabel('Start from a template').selectOption({ index: 0 })
  await page.getByLabel('Title').fill('Resident')
  await page.getByLabel('Description').fill('Registered at the town hall since 2019.')
  const mend = await breakCalls(page, 'POST', /\/api\/verification-requests$/)
  await page.getByRole('button', { name: 'Create Claim' }).click()
  await expect(page.getByRole('button', { name: 'Continue without sending' })).toBeEnabled()
  await look(page, 'wizard, request that was not sent')
  await mend()
  await page.getByRole('button', { name: 'Continue without sending' }).click()
  await expect(page.getByRole('button', { name: 'Continue to Dashboard' })).toBeVisible()
  await look(page, 'wizard, done')
}

/** Begins as a person who has just finished the wizard. */
export async function walkNewcomerScreens(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await page.goto('/?view=verification', { waitUntil: 'networkidle' })
  await expect(page.getByText('No Requests Sent')).toBeVisible()
  await look(page, 'no requests')
  await page.goto('/?view=verifier', { waitUntil: 'networkidle' })
  await expect(page.getByText('Not Authorized as Verifier')).toBeVisible()
  await look(page, 'no verifier')
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'bell without news')
  await page.goto('/?view=profile', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Request Verifier Status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Organization').fill('x'.repeat(300))
  await dialog.getByRole('button', { name: 'Send Request' }).click()
  await look(page, 'request verifier status')
}
