import { toShareKey } from '@did/credentials/share/share-key'
import { buildControlledUrl, parseShareUrl, type ShareLocation } from '@did/credentials/share/share-link'
import { shareIdSchema } from '@did/domain/ids'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginVerdict, readLink, takeBegun } from './begin-verdict.ts'

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

it('the page asks for the status of a controlled link and does not open it', async () => {
  beginVerdict(link)
  const { facts } = (await takeBegun(readLink(link, parseShareUrl))) ?? {}
  expect(facts?.shareStatus).toEqual({ status: 'active', claimHash: null })
  expect(asked).toEqual(['GET /api/shares/AAAAAAAAAAAAAAAAAAAAAA/status'])
})

it('the first question about a link gets the early answer, and no later one does', () => {
  beginVerdict(link)
  const share = readLink(link, parseShareUrl)
  expect(takeBegun(share)).not.toBeNull()
  expect(takeBegun(share)).toBeNull()
  expect(takeBegun(readLink(link, parseShareUrl))).toBeNull()
})

it('no question gets the early answer when the address has changed before', () => {
  beginVerdict(link)
  expect(readLink(other, parseShareUrl)).toMatchObject({ shareId: 'BBBBBBBBBBBBBBBBBBBBBA' })
  expect(takeBegun(readLink(other, parseShareUrl))).toBeNull()
  // The early answer is out of date by the time at which the reader returns to the first link.
  expect(takeBegun(readLink(link, parseShareUrl))).toBeNull()
})

it('the page asks nothing where the address has no claim', () => {
  beginVerdict({ search: '?utm=1', hash: '' })
  expect(asked).toEqual([])
  expect(takeBegun(readLink({ search: '?utm=1', hash: '' }, parseShareUrl))).toBeNull()
})

function locate(id: string): ShareLocation {
  const share = { shareId: shareIdSchema.parse(id), key: toShareKey(new Uint8Array(32)) }
  const { search, hash } = new URL(buildControlledUrl({ publicUrl: 'https://id.example', ...share }))
  return { search, hash }
}
