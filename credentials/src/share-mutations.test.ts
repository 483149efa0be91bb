import type { ClaimLeaf } from '@did/domain/claim'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkAttestation } from './claim-attestation.ts'
import { detailsRoot } from './claim-leaves.ts'
import { crc24 } from './share-bytes.ts'
import { discloseLeaves } from './share-disclosure.ts'
import { buildShareFile, parseShareFile } from './share-file.ts'
import { toShareKey } from './share-key.ts'
import { buildControlledUrl, buildShareUrl, type ParsedShare, parseShareUrl } from './share-link.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from './test-fixtures.ts'

// Random on purpose; on a busy machine that takes longer than a unit test may.
vi.setConfig({ testTimeout: 120_000 })

const leaf = (field: string, value: string, fill: string): ClaimLeaf => ({ field, value, salt: `0x${fill.repeat(32)}` })
const leaves = [leaf('degree', 'MSc', '11'), leaf('description', 'Ünï?~ 字', '22'), leaf('grade', '1,0', '33')]
const message = buildMessage({ details: detailsRoot(leaves), title: 'Ünï?~ 字', issuer: 'X' })
const share = {
  payload: buildPayload(message),
  proof: await buildAttestedProof(message),
  disclosure: discloseLeaves(leaves, ['degree', 'grade']),
}
const link = buildShareUrl({ publicUrl: 'https://did.example.org', ...share })
const file = buildShareFile(share)
const genuine = parseShareUrl(link)

/** What a reader would take for confirmed: null when nothing holds. */
async function readConfirmed(parsed: ParsedShare) {
  if (parsed.kind !== 'attested') return null
  const check = await checkAttestation(domain, parsed)
  return check.ok ? parsed : null
}

/** Changed, put in, left out, doubled or moved: one to three times. */
const alphabet = fc.constantFrom(...'Az09-_+/=%&?#{}[]":, \n\u00e4\\')
const change = fc.record({
  kind: fc.constantFrom('replace', 'insert', 'remove', 'double', 'swap'),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  letter: alphabet,
})
const changes = fc.array(change, { minLength: 1, maxLength: 3 })
type Change = { kind: string; place: number; length: number; letter: string }

function mutate(text: string, from: number, list: readonly Change[]): string {
  return list.reduce((current, { kind, place, length, letter }) => {
    const at = from + Math.floor(place * (current.length - from))
    const [before, part, after] = [current.slice(0, at), current.slice(at, at + length), current.slice(at + length)]
    if (kind === 'replace') return before + letter + current.slice(at + 1)
    if (kind === 'insert') return before + letter + current.slice(at)
    if (kind === 'remove') return before + after
    if (kind === 'double') return before + part + part + after
    return before + after.slice(0, length) + part + after.slice(length)
  }, text)
}

function mutateBytes(bytes: Uint8Array, list: readonly Change[]): Uint8Array {
  return list.reduce((current, { kind, place, length }) => {
    const at = Math.floor(place * current.length)
    const [before, part, after] = [current.slice(0, at), current.slice(at, at + length), current.slice(at + length)]
    if (kind === 'remove') return Uint8Array.of(...before, ...after)
    if (kind === 'double') return Uint8Array.of(...before, ...part, ...part, ...after)
    if (kind === 'swap') return Uint8Array.of(...before, ...after.slice(0, length), ...part, ...after.slice(length))
    return current.map((byte, index) => (index === at ? byte ^ length : byte))
  }, bytes)
}

describe('of 10,000 random changes each, none makes anything else look confirmed', () => {
  test('the controls are confirmed', async () => {
    expect(await readConfirmed(genuine)).toMatchObject({ opened: [{ field: 'degree' }, { field: 'grade' }] })
    expect(parseShareFile(file)).toEqual(genuine)
  })

  test('a link with opened fields', async () => {
    const start = link.indexOf('?')
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const mutant = mutate(link, start, list)
        fc.pre(mutant !== link)
        const read = await readConfirmed(parseShareUrl(mutant))
        // A tracking parameter may be added: then it is the same share in every member.
        if (read) expect(read).toEqual(genuine)
      }),
      { numRuns: 10_000 },
    )
  })

  test('a file', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const mutant = mutate(file, 0, list)
        fc.pre(mutant !== file)
        expect(await readConfirmed(parseShareFile(mutant))).toBeNull()
      }),
      { numRuns: 10_000 },
    )
  })

  test('a controlled link', () => {
    const controlled = buildControlledUrl({
      publicUrl: 'https://did.example.org',
      shareId,
      key: toShareKey(new Uint8Array(32).fill(7)),
    })
    const start = controlled.indexOf('?')
    fc.assert(
      fc.property(changes, (list) => {
        const mutant = mutate(controlled, start, list)
        fc.pre(mutant !== controlled)
        const parsed = parseShareUrl(mutant)
        if (parsed.kind === 'controlled') expect(parsed).toEqual(parseShareUrl(controlled))
        else expect(parsed.kind).toBe('unreadable')
      }),
      { numRuns: 10_000 },
    )
  })

  test('the bytes of opened fields, by somebody who recomputes the checksum', async () => {
    const { search, hash } = new URL(link)
    const payloadBytes = Uint8Array.fromBase64(decodeURIComponent(search.slice('?data='.length)))
    const body = Uint8Array.fromBase64(hash.slice('#p='.length), { alphabet: 'base64url' }).slice(0, -3)
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const forged = mutateBytes(body, list)
        const sealed = Uint8Array.of(...forged, ...crc24(Uint8Array.of(...payloadBytes, ...forged)))
        const read = await readConfirmed(
          parseShareUrl({ search, hash: `#p=${sealed.toBase64({ alphabet: 'base64url', omitPadding: true })}` }),
        )
        if (!read || genuine.kind !== 'attested') return
        // Nothing signs the share id and the anchor's block; everything else is as it was.
        const { shareId: _, anchorBlock: __, ...rest } = read
        const { shareId: ___, anchorBlock: ____, ...same } = genuine
        expect(rest).toEqual(same)
      }),
      { numRuns: 10_000 },
    )
  })
})
