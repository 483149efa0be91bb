import type { ClaimLeaf } from '@did/domain/claim/claim'
import { claimIdSchema } from '@did/domain/ids'
import { describe, expect, test } from 'vitest'
import { buildAttestedProof, buildMessage, buildPayload, shareId } from '../../test/fixtures.ts'
import { forge, takeApart } from '../../test/mutations.ts'
import { detailsRoot } from '../attestation/claim-leaves.ts'
import { discloseLeaves } from './disclosed/share-disclosure.ts'
import { readBase64Url } from './share-bytes.ts'
import { toShareKey } from './share-key.ts'
import { attachProved, buildControlledUrl, buildShareUrl, parseShareUrl } from './share-link.ts'

const publicUrl = 'https://did.example.org'
const incomplete = { kind: 'unreadable', code: 'share-incomplete' }
const withoutFragment = { kind: 'unreadable', code: 'share-without-fragment' }
const changed = { kind: 'unreadable', code: 'share-unreadable' }

const proof = await buildAttestedProof()
const payload = buildPayload(proof.message)
const attested = buildShareUrl({ publicUrl, payload, proof })
const unattestedPayload = buildPayload(proof.message, false)
const unattested = buildShareUrl({ publicUrl, payload: unattestedPayload, proof: { kind: 'unattested', shareId } })
const leaves: ClaimLeaf[] = [
  { field: 'degree', value: 'MSc', salt: `0x${'11'.repeat(32)}` },
  { field: 'grade', value: 'Ünï 字', salt: `0x${'22'.repeat(32)}` },
]
const openedProof = await buildAttestedProof(buildMessage({ details: detailsRoot(leaves) }))
const links: Record<string, string> = {
  'an attested link': attested,
  'an unattested link': unattested,
  'a link with opened fields': buildShareUrl({
    publicUrl,
    payload: buildPayload(openedProof.message),
    proof: openedProof,
    disclosure: discloseLeaves(leaves, ['grade']),
  }),
  'a link signed by a contract wallet': buildShareUrl({
    publicUrl,
    payload,
    proof: { ...proof, signature: `0x${'5a'.repeat(300)}` },
  }),
  'a controlled link': buildControlledUrl({ publicUrl, shareId, key: toShareKey(new Uint8Array(32).fill(7)) }),
  'a link with the proof of a statement': attachProved(attested, new Uint8Array(200).fill(9)),
}
/** The last byte belongs to the checksum, so this function tries claim ids until it is zero. */
async function buildLinkEndingWithZero(): Promise<string> {
  for (let claimId = 1; ; claimId++) {
    const zeroProof = await buildAttestedProof(buildMessage({ claimId: claimIdSchema.parse(claimId) }))
    const link = buildShareUrl({ publicUrl, payload: buildPayload(zeroProof.message), proof: zeroProof })
    if (readBase64Url(link.slice(link.indexOf('#p=') + '#p='.length)).bytes.at(-1) === 0) return link
  }
}
links['a link whose checksum ends with a zero byte'] = await buildLinkEndingWithZero()

const open = (link: string) => {
  const { search, hash } = new URL(link)
  return parseShareUrl({ search, hash })
}

describe.each(Object.entries(links))('%s', (name, link) => {
  test('a share’s link is readable when it is complete', () => {
    expect(open(link).kind).not.toBe('unreadable')
  })

  test('a share’s link is reported as incomplete wherever it is cut', () => {
    for (let length = link.indexOf('?data') + '?data'.length; length < link.length; length++) {
      const cut = link.slice(0, length)
      // Without the proof of a statement, a link is still a complete link of a share.
      if (name === 'a link with the proof of a statement' && cut === attested) continue
      const isBeforeFragment = cut === link.split('#')[0]
      expect(parseShareUrl(cut), cut).toEqual(isBeforeFragment ? withoutFragment : incomplete)
    }
  })

  test('a share’s link is reported as without its fragment when the whole fragment is lost, and as incomplete when a part of it is left', () => {
    const [bare = '', fragment = ''] = link.split('#')
    for (const rest of ['', '#']) expect(open(bare + rest)).toEqual(withoutFragment)
    for (const rest of [`#${fragment.slice(0, 1)}`, `#${fragment.slice(0, 2)}`, '#top'])
      expect(open(bare + rest)).toEqual(incomplete)
  })

  test.each(['', ' ', '\n', ', ', ' and '])(
    'a share’s link is reported as incomplete when three links are joined by “%s”',
    (between) => {
      for (const three of [[link, link, link].join(between), [link, attested, unattested].join(between)]) {
        expect(open(three)).toEqual(incomplete)
        expect(parseShareUrl(three)).toEqual(incomplete)
      }
    },
  )

  test.each(['.', ')', ' Thank you', '%20', '>'])(
    'a share’s link is reported as incomplete when “%s” follows it',
    (behind) => {
      expect(open(link + behind)).toEqual(incomplete)
    },
  )
})

test('three pasted links without their fragments are reported as incomplete', () => {
  const bare = attested.split('#')[0] ?? ''
  expect(open(`${bare}${bare}${bare}`)).toEqual(incomplete)
  expect(open(`${bare}&${bare.split('?')[1]}`)).toEqual(incomplete)
})

test('a link with two payloads before one fragment is reported as incomplete', () => {
  const [bare = '', fragment = ''] = attested.split('#')
  expect(open(`${bare}&${bare.split('?')[1]}#${fragment}`)).toEqual(incomplete)
  expect(open(`${bare}&data=e30%3D#${fragment}`)).toEqual(incomplete)
})

// The missing byte may be a zero byte that got lost, so the link has to count as incomplete
// although its checksum fits.
test('a link is reported as incomplete when somebody cut its proof and recomputed its checksum', () => {
  const { payload: bytes, body } = takeApart(attested)
  expect(parseShareUrl(forge(bytes, body.slice(0, -1)))).toEqual(incomplete)
})

const exchange = (link: string, from: string, to: string) => {
  const { payload: bytes } = takeApart(link)
  const text = new TextDecoder().decode(bytes).replace(from, to)
  return link.replace(/data=[^#]+/, `data=${encodeURIComponent(new TextEncoder().encode(text).toBase64())}`)
}

test.each([
  ['a changed word', 'Science', 'Silence'],
  ['a longer word', 'Science', 'Sciences'],
  ['a shorter word', 'Science', 'Scene'],
  ['a changed number', '"id":7', '"id":8'],
])('a complete link is reported as changed when its payload has %s', (_, from, to) => {
  expect(open(exchange(attested, from, to))).toEqual(changed)
  expect(open(exchange(unattested, from, to))).toEqual(changed)
})

test('a complete link is reported as changed when a character of the signature, share id, key or checksum changed', () => {
  const place = attested.indexOf('#p=') + '#p='.length
  const exchangeAt = (link: string, at: number) =>
    link.slice(0, at) + (link.at(at) === 'A' ? 'B' : 'A') + link.slice(at + 1)
  for (const at of [place + 5, place + 40, place + 200, attested.length - 1])
    expect(open(exchangeAt(attested, at)), String(at)).toEqual(changed)
  const controlled = links['a controlled link'] ?? ''
  for (const at of [controlled.indexOf('#k=') + 10, controlled.length - 1])
    expect(open(exchangeAt(controlled, at))).toEqual(changed)
})

test('a link with a changed character in the proof of a statement is reported as incomplete, because the proof of a statement can have any length', () => {
  const link = links['a link with the proof of a statement'] ?? ''
  const place = link.indexOf('&z=') + 50
  const letter = link[place] === 'A' ? 'B' : 'A'
  expect(open(link.slice(0, place) + letter + link.slice(place + 1))).toEqual(incomplete)
})

test('a link is reported as changed when somebody added a byte to its proof and recomputed its checksum', () => {
  const { payload: bytes, body } = takeApart(attested)
  expect(parseShareUrl(forge(bytes, Uint8Array.of(...body, 0)))).toEqual(changed)
})

test('a complete link is reported as changed after at least 95 % of all single-character changes to its proof', () => {
  const place = attested.indexOf('#p=') + '#p='.length
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const counts = { incomplete: 0, changed: 0 }
  for (let at = place; at < attested.length; at++)
    for (const letter of letters.replace(attested[at] ?? '', '')) {
      const read = open(attested.slice(0, at) + letter + attested.slice(at + 1))
      expect(read.kind).toBe('unreadable')
      counts[read.kind === 'unreadable' && read.code === 'share-incomplete' ? 'incomplete' : 'changed']++
    }
  expect(counts.incomplete / (counts.incomplete + counts.changed)).toBeLessThan(0.05)
})

test.each([1, 300, 70_000])(
  'a link whose proof names anchor block %i is reported as incomplete when the letter A was added at its end',
  (anchorBlock) => {
    const url = buildShareUrl({ publicUrl, payload, proof: { ...proof, anchorBlock } })
    expect(parseShareUrl(`${url}A`)).toEqual(incomplete)
  },
)
