/**
 * Opens every address, and the dialogs of an owner and a verifier, in English and in one other
 * language. This language changes from address to address and from commit to commit.
 * `PAGE_LANGUAGES` can name the languages in which every address is opened, for example
 * `en,es,de,ar`. English comes first, so that the walk knows which sentences the other languages
 * must not show.
 */
import { join } from 'node:path'
import { type Language, languageCookie, languageNames, parseLanguages } from '@did/domain/language'
import type { Page } from '@playwright/test'
import { chooseByCommit, readCommit } from '../../scripts/commit.ts'
import { askVerifier, createClaim } from '../src/api.ts'
import { expect, test } from '../src/fixtures.ts'
import { goWay, readNames, type Way } from '../src/screens/dialogs-of-members.ts'
import { inspectLanguage, listSentences } from '../src/screens/inspect/inspect-language.ts'
import { readingRoutes } from '../src/screens/visitor-screens.ts'
import { makeWalkedLinks } from '../src/screens/walked-links.ts'
import { harvest } from '../src/shares.ts'

const patienceMs = 600_000
const asked = process.env['PAGE_LANGUAGES']
const commit = readCommit(join(import.meta.dirname, '..', '..'))
const views = ['dashboard', 'dids', 'claims', 'verification', 'verifier', 'profile'].map((view) => `/?view=${view}`)
const openRoutes = ['/', '/contact', '/ask', '/templates', '/register', '/scan-code', '/check', '/alerts']
const recoveryRoutes = ['/recover', '/move', '/help']
const organization = 'Registry of the Delta'
/** No language translates names, or what the people of these walks wrote. */
const written = [...Object.values(harvest), organization, 'Decentralized Identity Foundation']

test('every address that needs no account is in the language that its reader chose, and its texts stay in their boxes', async ({
  newVisitor,
}) => {
  test.setTimeout(patienceMs)
  await inspectAddresses(await newVisitor(), [...openRoutes, ...recoveryRoutes, ...readingRoutes, ...views])
})

test('the verdict on every kind of shared link is in the language that the checker chose', async ({
  newVisitor,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const links = await makeWalkedLinks(node, stack)
  await inspectAddresses(await newVisitor(), Object.values(links))
})

test('the screens of an owner and of a verifier are in the language that the person chose', async ({ newMember }) => {
  test.setTimeout(patienceMs)
  const verifier = await newMember({ organization, path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', minted: true })
  const claim = await createClaim(owner.session, owner.did, harvest)
  await askVerifier(owner.session, claim, verifier.user)
  await createClaim(owner.session, owner.did, harvest)
  const address = `/?view=claims&did=${owner.did.id}&claim=${claim.id}`
  await inspectAddresses(owner.page, [...views, address], { ...waysOfOwner, [address]: [share] })
  await inspectAddresses(verifier.page, views, waysOfVerifier)
})

const share: Way = async (names, { press, look }) => {
  await press(names.share)
  await look('the share sheet', names.enlarge)
}

const waysOfOwner: Ways = {
  '/?view=claims': [
    async (names, { press, look }) => {
      await press(names.add)
      await look('Add Claim', names.create)
    },
    async (names, { press, look }) => {
      await press(names.details)
      await look('the details of a claim', names.request)
      await press(names.request)
      await look('Request Verification', names.sendRequest)
    },
  ],
  '/?view=profile': [
    async (names, { press, look }) => {
      await press(names.edit)
      await look('Edit Profile', names.save)
    },
    async (names, { press, look }) => {
      await press(names.alerts)
      await look('the choice of notifications', names.sendLink)
    },
  ],
}

const waysOfVerifier: Ways = {
  '/?view=verifier': [
    async (names, { press, look }) => {
      await press(names.reject)
      await look('Reject', names.reject)
    },
    async (names, { press, fill, look }) => {
      await press(names.approve)
      await look('the approval, as it begins', names.complete)
      await press(names.select)
      await look('the approval, Select', names.next)
      await press(names.proofType)
      await press(names.simulate)
      await press(names.next)
      await look('the approval, Configure', names.generate)
      await press(names.employer)
      await fill(names.valueOfEmployer, harvest.issuer)
      await press(names.generate)
      await look('the approval, Result', names.complete)
    },
    async (names, { press, look }) => {
      await press(harvest.title)
      await press(names.ask)
      await look('a question', names.sendQuestion)
    },
  ],
}

test('a person chooses a language in the footer, and the next page has this language and its direction, too', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await page.goto('/about')
  await page.getByRole('button', { name: languageNames.ar }).click()
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached()
  await page.goto('/check')
  await expect(page.locator('html[lang="ar"]')).toBeAttached()
  await page.getByRole('button', { name: languageNames.en }).click()
  await expect(page.locator('html[lang="en"]')).toBeAttached()
})

test('the page warns before a change of language loses a typed text, and a second press on the language changes it', async ({
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

/** For the address of a page, the ways to the page's dialogs. */
type Ways = Readonly<Record<string, readonly Way[]>>

async function inspectAddresses(page: Page, addresses: readonly string[], ways: Ways = {}): Promise<void> {
  for (const [turn, address] of addresses.entries()) {
    const english = new Map<string, ReadonlySet<string>>()
    const chosen = chooseByCommit<Language>(['es', 'de', 'ar'], commit, turn)
    const translations = asked ? parseLanguages(asked).filter((language) => language !== 'en') : [chosen]
    for (const language of ['en', ...translations] as const) {
      const look = async (screen: string) => {
        if (language === 'en') english.set(screen, await listEnglish(page))
        else {
          const complaints = await inspectLanguage(page, language, english.get(screen) ?? new Set())
          expect.soft(complaints, `${screen} in ${language}`).toEqual([])
        }
      }
      await open(page, address, language)
      await look(address)
      for (const way of ways[address] ?? []) await goWay(page, way, await readNames(language), look)
    }
  }
}

async function listEnglish(page: Page): Promise<ReadonlySet<string>> {
  const english = new Set(await listSentences(page))
  for (const own of written) {
    english.delete(own)
    english.delete(`“${own}”`)
  }
  return english
}

async function open(page: Page, address: string, language: Language): Promise<void> {
  // The browser does not load a page again if the new link differs only behind its “#”. So this
  // leaves the page before it opens the link.
  await page.goto('about:blank')
  await page.context().addCookies([{ name: languageCookie, value: language, url: 'http://localhost' }])
  await page.goto(address, { waitUntil: 'networkidle' })
  // An open dialog with a claim hides the page below from assistive technology, so the page's
  // heading cannot be found there.
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
}
