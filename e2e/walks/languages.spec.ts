/**
 * Opens every address in each language. English is shown first, so that the walk knows which
 * sentences the other languages must not show.
 */
import { type Language, languageCookie, languageNames, parseLanguages } from '@did/domain/language'
import type { Page } from '@playwright/test'
import { askVerifier, createClaim } from '../src/api.ts'
import { expect, test } from '../src/fixtures.ts'
import { inspectLanguage, listSentences } from '../src/screens/inspect/inspect-language.ts'
import { readingRoutes } from '../src/screens/visitor-screens.ts'
import { makeWalkedLinks } from '../src/screens/walked-links.ts'
import { harvest } from '../src/shares.ts'

const patienceMs = 600_000
const translations = parseLanguages(process.env['PAGE_LANGUAGES']).filter((language) => language !== 'en')
const views = ['dashboard', 'dids', 'claims', 'verification', 'verifier', 'profile'].map((view) => `/?view=${view}`)
const openRoutes = ['/', '/contact', '/ask', '/templates', '/register', '/scan-code', '/check', '/alerts']
const recoveryRoutes = ['/recover', '/move', '/help']
const organization = 'Registry of the Delta'
/** Names stay as they are, and so does what people of these walks wrote. */
const written = [...Object.values(harvest), organization, 'Decentralized Identity Foundation']

test('every address that needs no account speaks each language, and its texts stay in their boxes', async ({
  newVisitor,
}) => {
  test.setTimeout(patienceMs)
  await inspectAddresses(await newVisitor(), [...openRoutes, ...recoveryRoutes, ...readingRoutes, ...views])
})

test('every kind of shared link gets its verdict in each language', async ({ newVisitor, node, stack }) => {
  test.setTimeout(patienceMs)
  const links = await makeWalkedLinks(node, stack)
  await inspectAddresses(await newVisitor(), Object.values(links))
})

test('the screens of an owner and of a verifier speak each language', async ({ newMember }) => {
  test.setTimeout(patienceMs)
  const verifier = await newMember({ organization, path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', minted: true })
  const claim = await createClaim(owner.session, owner.did, harvest)
  await askVerifier(owner.session, claim, verifier.user)
  await inspectAddresses(owner.page, [...views, `/?view=claims&did=${owner.did.id}&claim=${claim.id}`])
  await inspectAddresses(verifier.page, views)
})

test('a reader chooses a language in the footer, and the page keeps it and its direction', async ({ newVisitor }) => {
  const page = await newVisitor()
  await page.goto('/about')
  await page.getByRole('button', { name: languageNames.ar }).click()
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached()
  await page.goto('/check')
  await expect(page.locator('html[lang="ar"]')).toBeAttached()
  await page.getByRole('button', { name: languageNames.en }).click()
  await expect(page.locator('html[lang="en"]')).toBeAttached()
})

test('a press on a language warns before it loses a typed text, and the next press changes the language', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await page.goto('/contact')
  const message = page.getByLabel('Message')
  await message.fill('Where can I see what you keep about me?')
  const german = page.getByRole('button', { name: languageNames.de })
  await german.click()
  await expect(page.getByText('What you typed on this page would be lost.')).toBeVisible()
  await expect(message).toHaveValue('Where can I see what you keep about me?')
  await german.click()
  await expect(page.locator('html[lang="de"]')).toBeAttached()
})

async function inspectAddresses(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address, 'en')
    const english = new Set(await listSentences(page))
    for (const own of written) {
      english.delete(own)
      english.delete(`“${own}”`)
    }
    for (const language of translations) {
      await open(page, address, language)
      expect.soft(await inspectLanguage(page, language, english), `${address} in ${language}`).toEqual([])
    }
  }
}

async function open(page: Page, address: string, language: Language): Promise<void> {
  // A link that differs only behind its “#” would not load anew.
  await page.goto('about:blank')
  await page.context().addCookies([{ name: languageCookie, value: language, url: 'http://localhost' }])
  await page.goto(address, { waitUntil: 'networkidle' })
  // An open claim hides the page below it from assistive technology.
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
}
