import { statusListEntrySchema } from '@did/domain/revocation'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { attestationDigest } from './claim-attestation.ts'
import { hashRevocationReason, isRevocationSigned, revocationDigest } from './claim-revocation.ts'
import { buildMessage, domain, verifierWallet } from './test-fixtures.ts'

// Random on purpose; on a busy machine that takes longer than a unit test may.
vi.setConfig({ testTimeout: 600_000 })

const attestation = attestationDigest(domain, buildMessage())
const reason = hashRevocationReason('no-longer-true')
const signature = await verifierWallet.sign({ hash: revocationDigest(domain, { attestation, reason }) })
const entry = JSON.stringify({ revoked: true, revocation: { attestation, reason, signature } })

/** What a reader would believe without believing the list: the verifier's own word about this attestation. */
async function readWithdrawal(text: string) {
  const { data } = statusListEntrySchema.safeParse(parseJson(text))
  if (!data?.revocation || data.revocation.attestation.toLowerCase() !== attestation) return null
  const message = { attestation, reason: toHex(data.revocation.reason) }
  const signed = { verifier: verifierWallet.address, message, signature: data.revocation.signature }
  return (await isRevocationSigned(domain, signed)) ? message.reason.toLowerCase() : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toHex(text: string): `0x${string}` {
  return `0x${text.slice(2)}`
}

const change = fc.record({
  kind: fc.constantFrom('replace', 'insert', 'remove', 'double'),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  letter: fc.constantFrom(...'0189abcfxABF"{}[]:,truefalsn\\ '),
})

function mutate(text: string, { kind, place, length, letter }: Change): string {
  const at = Math.floor(place * text.length)
  if (kind === 'replace') return text.slice(0, at) + letter + text.slice(at + 1)
  if (kind === 'insert') return text.slice(0, at) + letter + text.slice(at)
  if (kind === 'remove') return text.slice(0, at) + text.slice(at + length)
  return text.slice(0, at + length) + text.slice(at)
}
type Change = { kind: string; place: number; length: number; letter: string }

describe('of 10,000 random changes each, none makes another withdrawal believed', () => {
  test('the control is believed', async () => {
    expect(await readWithdrawal(entry)).toBe(reason)
  })

  test('of an entry of a status list', async () => {
    const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      // Where it still holds it says the same: letters of another case, members that are not read, spaces.
      expect([null, reason]).toContain(await readWithdrawal(changes.reduce(mutate, entry)))
    })
    await fc.assert(property, { numRuns: 10_000 })
  })

  test('of the signed bytes', async () => {
    const members = { attestation, reason, signature }
    const place = fc.record({
      member: fc.constantFrom('attestation' as const, 'reason' as const, 'signature' as const),
      at: fc.nat(),
      flip: fc.integer({ min: 1, max: 15 }),
    })
    const property = fc.asyncProperty(place, async ({ member, at, flip }) => {
      const digits = members[member].slice(2)
      const position = at % digits.length
      const digit = (Number.parseInt(digits.charAt(position), 16) ^ flip).toString(16)
      const changed = { ...members, [member]: `0x${digits.slice(0, position)}${digit}${digits.slice(position + 1)}` }
      expect(await readWithdrawal(JSON.stringify({ revoked: true, revocation: changed }))).toBeNull()
    })
    await fc.assert(property, { numRuns: 10_000 })
  })
})
