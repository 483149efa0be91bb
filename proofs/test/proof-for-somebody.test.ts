import { parseShareFile, toShareFile } from '@did/credentials/share/share-file'
import { attachProved, buildShareUrl, parseShareUrl } from '@did/credentials/share/share-link'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from '@did/credentials/test/fixtures'
import { changes, mutate, rounds } from '@did/credentials/test/mutations'
import { isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { shareIdSchema } from '@did/domain/ids'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { attributeRoot, commitRoot, holderKey } from '../src/attributes/commitment.ts'
import {
  answerContext,
  checkProofForSomebody,
  decodeProofForSomebody,
  encodeProofForSomebody,
  type ProofForSomebody,
  shareContext,
} from '../src/proof-for-somebody.ts'
import { holding, oneClause, prove, today } from './proof-fixtures.ts'

const { schema, expiry, slots, secret } = holding
const commitment = commitRoot(attributeRoot(slots), { holder: holderKey(secret), schema, expiry })
const message = buildMessage({ commitment })
const place = { chainId: domain.chainId, didRegistry: domain.verifyingContract, shareId }
const end = { audience: 'Club Zoë', expiresAt: 1_800_000_000 }

let plain: string
let shared: ProofForSomebody
let link: string
beforeAll(async () => {
  const proof = await buildAttestedProof(message)
  plain = buildShareUrl({ publicUrl: 'https://did.example.org', payload: buildPayload(message), proof })
  const context = shareContext({ ...place, ...end, statement: oneClause })
  const made = await prove({ context })
  shared = { statement: oneClause, today, nullifier: made.binding.nullifier, proof: made.proof, ...end }
  link = attachProved(plain, encodeProofForSomebody(shared))
})

/**
 * Checks a proof as a checker's page does after the checker has opened a link. `id` is the share id
 * in this link.
 */
async function check(read: ProofForSomebody, changed: { id?: string; commitment?: Hex } = {}) {
  const { statement, audience, expiresAt } = read
  const judged = await checkProofForSomebody(read, {
    statement,
    commitment: changed.commitment ?? commitment,
    context: shareContext({ ...place, shareId: changed.id ?? shareId, audience, expiresAt, statement }),
    days: { from: '2026-11-20', to: '2026-11-22' },
    acceptDevelopmentKeys: true,
  })
  return judged.ok
}

function readProved(address: string): ProofForSomebody | null {
  const share = parseShareUrl(address)
  try {
    return share.kind === 'attested' && share.proved ? decodeProofForSomebody(share.proved) : null
  } catch (error) {
    if (isAppError(error, 'share-unreadable', 'share-unsupported')) return null
    throw error
  }
}

test('the proof of a statement makes a link at most 320 characters longer, and the proof with its audience and end can be read from the link', async () => {
  expect(link.startsWith(`${plain}&z=`)).toBe(true)
  expect(link.length - plain.length).toBeLessThanOrEqual(320)
  const read = readProved(link)
  expect(read).toEqual(shared)
  expect(read && (await check(read))).toBe(true)
})

test('if somebody removes the proof of a statement from a link, the link is read as the plain share', () => {
  const { proved, ...share } = parseShareUrl(link) as { proved: unknown }
  expect(proved).toBeInstanceOf(Uint8Array)
  expect(share).toEqual(parseShareUrl(plain))
})

test('a link with the proof of a statement, and a file that is made from this link, are read as the same share', () => {
  expect(parseShareFile(toShareFile(link))).toEqual(parseShareUrl(link))
})

test('a proof cannot be added to a link that already has the proof of a statement, nor to the link of a controlled share', () => {
  const proved = encodeProofForSomebody(shared)
  expect(() => attachProved(link, proved)).toThrow()
  expect(() => attachProved('https://did.example.org/shared-claim?data=QQ%3D%3D#k=AAAA', proved)).toThrow()
})

test('a link with the proof of a statement contradicts itself when nobody attested the claim', () => {
  const own = { payload: buildPayload(message, false), proof: { kind: 'unattested', shareId } as const }
  const unattested = buildShareUrl({ publicUrl: 'https://did.example.org', ...own })
  const moved = attachProved(unattested, encodeProofForSomebody(shared))
  expect(parseShareUrl(moved)).toEqual({ kind: 'contradictory', contradiction: 'proved-unattested' })
})

test('the proof of a statement from one link is refused in the link of another share, even with a recomputed checksum', async () => {
  const id = shareIdSchema.parse('AQECAwQFBgcICQoLDA0ODw')
  const proof = { ...(await buildAttestedProof(message)), shareId: id }
  const other = buildShareUrl({ publicUrl: 'https://did.example.org', payload: buildPayload(message), proof })
  expect(parseShareUrl(`${other}${link.slice(plain.length)}`).kind).toBe('unreadable')
  const forged = readProved(attachProved(other, encodeProofForSomebody(shared)))
  expect(forged).toEqual(shared)
  expect(forged && (await check(forged, { id }))).toBe(false)
})

test('the proof of a statement is refused when its audience, end, type, condition, day, nullifier, commitment or context is replaced', async () => {
  const [clause] = oneClause.clauses
  if (clause?.mode !== 'range') throw new Error('the fixture is a range')
  const forgeries: Partial<ProofForSomebody>[] = [
    { audience: 'Club Zoe' },
    { expiresAt: end.expiresAt + 1 },
    { statement: { ...oneClause, type: 'RangeProof' } },
    { statement: { ...oneClause, clauses: [{ ...clause, most: '2005-11-21' }] } },
    { today: today + 1 },
    { nullifier: `0x${'00'.repeat(31)}07` },
  ]
  for (const forgery of forgeries)
    expect(await check({ ...shared, ...forgery }), Object.keys(forgery).join()).toBe(false)
  expect(await check(shared, { commitment: `0x${'00'.repeat(31)}07` })).toBe(false)
  expect(await check({ ...shared, today: today + 2 })).toBe(false)
  const asked = { statement: oneClause, commitment, context: answerContext(`0x${'ab'.repeat(32)}`) }
  const days = { from: '2026-11-20', to: '2026-11-22' }
  expect((await checkProofForSomebody(shared, { ...asked, days, acceptDevelopmentKeys: true })).ok).toBe(false)
})

test('the proof of a statement is refused when it was made on a day that the checker does not allow', async () => {
  const context = shareContext({ ...place, ...end, statement: oneClause })
  for (const day of [today - 2, today + 2]) {
    const { binding, proof } = await prove({ context, today: day })
    expect(await check({ ...shared, today: day, nullifier: binding.nullifier, proof })).toBe(false)
  }
})

test('the context of a statement’s proof depends on the chain and on the registry', () => {
  const named = { ...place, ...end, statement: oneClause }
  const elsewhere = [{ chainId: 1 }, { didRegistry: `0x${'3b'.repeat(20)}` } as const]
  const contexts = [{}, ...elsewhere].map((changes) => shareContext({ ...named, ...changes }))
  expect(new Set(contexts).size).toBe(3)
})

test('a link proves nothing after any of many random changes to its proof of a statement', () => {
  const start = link.indexOf('&z=')
  fc.assert(
    fc.property(changes, (list) => {
      const mutant = mutate(link, start, list)
      fc.pre(mutant !== link)
      // Some changes remove the parameter `z`. Then the link of the plain share is left, which
      // proves nothing about attributes.
      expect(readProved(mutant)).toBe(null)
    }),
    { numRuns: rounds },
  )
}, 120_000)

test('the proof of a statement does not hold after any one of its bytes was changed, even with a recomputed checksum', async () => {
  const bytes = encodeProofForSomebody(shared)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
      const read = readProved(attachProved(plain, bytes.with(at, (bytes[at] ?? 0) ^ mask)))
      if (read) expect(await check(read), `byte ${at}`).toBe(false)
    }),
    { numRuns: 120 },
  )
}, 60_000)
