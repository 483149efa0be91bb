import { toShareKey } from '@did/credentials/share/share-key'
import { buildControlledUrl, parseShareUrl, type ShareLocation } from '@did/credentials/share/share-link'
import { shareIdSchema } from '@did/domain/ids'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Begun, beginVerdict, readLink } from './begin-verdict.ts'

const installation = {
  chainId: 31337,
  didRegistry: `0x${'11'.repeat(20)}`,
  rpcUrl: 'https://chain.example',
  deployedAtBlock: 1,
  passkeys: { status: 'not-set-up' },
  verifierPolicy: 'review',
}
const link = locate('AAAAAAAAAAAAAAAAAAAAAA')
const other = locate('BBBBBBBBBBBBBBBBBBBBBA')

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(installation) }) })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`)
    return Response.json({ status: 'active', claimHash: null })
  })
})

const read = (begun: Begun | null, location: ShareLocation) => readLink(location, { begun, parse: parseShareUrl })

it('before the page draws anything, it asks for the status of a controlled link and does not open the link', async () => {
  const begun = beginVerdict(link)
  const { facts } = (await begun?.takeFindings(read(begun, link))) ?? {}
  expect(facts?.shareStatus).toEqual({ status: 'active', claimHash: null })
  expect(asked).toEqual(['GET /api/shares/AAAAAAAAAAAAAAAAAAAAAA/status'])
})

it('the first check of a link takes the answers that the page asked for early, and later checks do not', () => {
  const begun = beginVerdict(link)
  const share = read(begun, link)
  expect(begun?.takeFindings(share)).not.toBeNull()
  expect(begun?.takeFindings(share)).toBeNull()
  expect(begun?.takeFindings(read(begun, link))).toBeNull()
})

it('no check takes the answers that the page asked for early if the page’s URL changed before the check', () => {
  const begun = beginVerdict(link)
  expect(read(begun, other)).toMatchObject({ shareId: 'BBBBBBBBBBBBBBBBBBBBBA' })
  expect(begun?.takeFindings(read(begun, other))).toBeNull()
  // When the checker returns to the first link, the answers that the page asked for early are out
  // of date.
  expect(begun?.takeFindings(read(begun, link))).toBeNull()
})

it('the page asks the server nothing before its first drawing if the page’s URL contains no share', () => {
  expect(beginVerdict({ search: '?utm=1', hash: '' })).toBeNull()
  expect(asked).toEqual([])
})

function locate(id: string): ShareLocation {
  const share = { shareId: shareIdSchema.parse(id), key: toShareKey(new Uint8Array(32)) }
  const { search, hash } = new URL(buildControlledUrl({ publicUrl: 'https://id.example', ...share }))
  return { search, hash }
}
