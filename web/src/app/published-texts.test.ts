import { responseCache } from '@did/domain/constants'
import { expect, test } from 'vitest'
import { privacyArticle } from '../texts/articles/privacy-policy.ts'
import { pageHeads } from '../texts/page-heads.ts'
import { pages } from './pages.ts'

type Modules = Record<string, Record<string, unknown>>
const published: Modules = import.meta.glob(['../texts/articles/*.ts', '../texts/tutorials/*.ts'], { eager: true })
const product: Modules = import.meta.glob(['../texts/*.ts', '!../texts/page-heads.ts'], { eager: true })

/** Every text in a module, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('every page that search engines should list has a title and a description of its own, short enough to be shown', () => {
  const heads = Object.entries(pageHeads)
  for (const [path, { title, description }] of heads) {
    expect(pages.map((page) => page.path)).toContain(path)
    expect(title.length, path).toBeLessThanOrEqual(60)
    expect(description.length, path).toBeGreaterThan(30)
    expect(description.length, path).toBeLessThanOrEqual(200)
  }
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map(([, head]) => head[part])).size).toBe(heads.length)
  const unlisted = pages.map(({ path }) => path).filter((path) => !(path in pageHeads))
  expect(unlisted.toSorted()).toEqual(['/answer/:id', '/debug', '/shared-claim'])
})

/** For whoever looks at the layout; it says which pseudo-language, and no production build has it. */
const ofPseudoLocale = 'locale'

/** Quoted for another reason than that they stand on a button, a field or a heading. */
const otherQuotes = [
  'BSc Computer Science, University of Porto, 2024',
  'studied computers',
  'DID #',
  'Identity checked in person with a passport',
  'Nurse, St. Anne’s Hospital, since 2021',
  'did_session',
  '__Host-session',
  'wallet_session',
  'share_viewer:…',
  'response_cache:…',
  'verifier_keys_seen:…',
  'chosen_dids',
  'theme',
  'desk_letter_keys',
  'asked_request',
  'chosen_dids',
  'demo-wallet',
]

test('what the published texts put in quotation marks is what the product calls it', () => {
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
  const keeping = Object.values(sources).filter((source) => /localStorage|sessionStorage|sav(ed|ing)/i.test(source))
  const keys = keeping.flatMap((source) =>
    [...source.matchAll(/(?:\bkey|SessionKey|\bplace) = ['`]([a-z_]+)/g)].map(([, key = '']) => key),
  )
  const told = [...new Set([...keys, responseCache.stored.prefix])].filter((key) => key !== ofPseudoLocale)
  expect(told.toSorted()).toEqual([
    'asked_request',
    'chosen_dids',
    'desk_letter_keys',
    'response_cache:',
    'share_viewer',
    'theme',
    'verifier_keys_seen',
    'wallet_session',
  ])
  const policy = textsOf(privacyArticle).join('\n')
  for (const key of [...told, 'demo-wallet']) expect(policy).toContain(`Storage “${key}`)
})

test('every link of the published texts leads to a page that exists', () => {
  const hrefs = Object.values(published)
    .flatMap((module) => Object.values(module))
    .flatMap(textsOf)
    .filter((text) => text.startsWith('/'))
  expect(hrefs).toHaveLength(12)
  for (const href of hrefs) expect(pages.map(({ path }) => path)).toContain(href.split('?')[0])
})
