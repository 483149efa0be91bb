import { responseCache } from '@did/domain/page/response-cache'
import { expect, test } from 'vitest'
import { privacyArticle } from '../texts/en/reading/articles/privacy-policy.ts'
import { pageHeads } from './page-heads.ts'
import { pages } from './pages.ts'

type Modules = Record<string, Record<string, unknown>>
const published: Modules = import.meta.glob(['../texts/en/reading/*/*.ts'], { eager: true })
const product: Modules = import.meta.glob(['../texts/en/**/*.ts', '!../texts/en/reading/*/*.ts', '!../**/*.test.ts'], {
  eager: true,
})

/** Returns every text in a module, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('every page that search engines list has its own short title and its own description', () => {
  const heads = Object.entries(pageHeads)
  for (const [path, { title, description }] of heads) {
    expect(Object.keys(pages)).toContain(path)
    expect(title.length, path).toBeLessThanOrEqual(60)
    expect(description.length, path).toBeGreaterThan(30)
    expect(description.length, path).toBeLessThanOrEqual(200)
  }
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map(([, head]) => head[part])).size).toBe(heads.length)
  const unlisted = Object.keys(pages).filter((path) => !(path in pageHeads))
  expect(unlisted.toSorted()).toEqual([
    '/add-key',
    '/alerts',
    '/answer/:id',
    '/debug',
    '/help',
    '/move',
    '/prove/:id',
    '/recover',
    '/s/:id',
    '/shared-claim',
    '/verifiers/:id',
  ])
})

/**
 * The choice of a pseudo-language only tests the layout. No production build has a pseudo-language,
 * so the privacy policy need not name this key of the browser's storage.
 */
const ofPseudoLocale = 'locale'

/**
 * The published articles quote these words, although no button, field or heading has such a name.
 */
const otherQuotes = [
  'BSc Computer Science, University of Porto, 2024',
  'studied computers',
  'DID #',
  'Identity checked in person with a passport',
  'Nurse, St. Anne’s Hospital, since 2021',
  'did_session',
  '__Host-session',
  'wallet_session',
  'wallet_identity',
  'wallet_source',
  'passkey_account',
  'app_config',
  'recovery_request',
  'passkey_to_add',
  'wallet_signed_in_at',
  'sign_out_waiting',
  'proof_choices',
  'share_viewer:…',
  'response_cache:…',
  'own_link:…',
  'kept_for',
  'verifier_keys_seen:…',
  'chosen_dids',
  'theme',
  'desk_letter_keys',
  'asked_request',
  'wallet_request',
  'chosen_dids',
  'demo-wallet',
  'onboarding_place:…',
  'start_purpose:…',
  'Add other credentials to this link',
]

test('every quotation in a published article is a name that the product shows, or one of the listed exceptions', () => {
  const names = new Set(Object.values(product).flatMap(textsOf))
  const known = (quote: string) =>
    names.has(quote) || [...names].some((name) => name.toLowerCase() === quote.toLowerCase())
  const quotes = Object.values(published)
    .flatMap(textsOf)
    .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote))
  expect(quotes.length).toBeGreaterThan(40)
  expect([...new Set(quotes)].filter((quote) => !known(quote) && !otherQuotes.includes(quote))).toEqual([])
})

const sources: Record<string, string> = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('the privacy policy names everything that the page keeps in the browser', () => {
  const keeping = Object.values(sources).filter((source) =>
    /localStorage|sessionStorage|browser-storage\.ts|sav(ed|ing)/i.test(source),
  )
  const keys = keeping.flatMap((source) =>
    [...source.matchAll(/(?:[kK]ey|\bplace) = ['`]([a-z_]+)/g)].map(([, key = '']) => key),
  )
  const told = [...new Set([...keys, responseCache.stored.prefix])].filter((key) => key !== ofPseudoLocale)
  expect(told.toSorted()).toEqual([
    'app_config',
    'asked_request',
    'chosen_dids',
    'desk_letter_keys',
    'kept_for',
    'onboarding_place',
    'own_link',
    'passkey_account',
    'passkey_to_add',
    'proof_choices',
    'recovery_request',
    'response_cache:',
    'share_viewer',
    'sign_out_waiting',
    'start_purpose',
    'theme',
    'verifier_keys_seen',
    'wallet_identity',
    'wallet_request',
    'wallet_session',
    'wallet_signed_in_at',
    'wallet_source',
  ])
  const policy = textsOf(privacyArticle).join('\n')
  for (const key of [...told, 'demo-wallet']) expect(policy).toContain(`Storage “${key}`)
})

test('every link of the published texts leads to a page that exists', () => {
  const hrefs = Object.values(published)
    .flatMap((module) => Object.values(module))
    .flatMap(textsOf)
    .filter((text) => text.startsWith('/'))
  expect(hrefs).toHaveLength(14)
  for (const href of hrefs) expect(Object.keys(pages)).toContain(href.split('?')[0])
})
