import type { AttestationMessage } from '@did/domain/attestation/attestation'
import { claimIdSchema } from '@did/domain/ids'
import { proofTypes } from '@did/domain/proof/proof-vocabulary'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { asClaim, buildMessage, domain, signAttestation } from '../../test/fixtures.ts'
import { checkAttestation } from './claim-attestation.ts'

// On a busy machine, 1,000 changes take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 60_000 })

const message = buildMessage()
const signature = await signAttestation(message)

const words = fc.string({ unit: 'grapheme', maxLength: 40 })
const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value): `0x${string}` => `0x${value.toHex()}`)
const uint32 = fc.nat(0xffffffff)

const anyMember: fc.Arbitrary<Partial<AttestationMessage>> = fc.oneof(
  hex(20).map((verifier) => ({ verifier })),
  fc.maxSafeNat().map((id) => ({ claimId: claimIdSchema.parse(id || 1) })),
  hex(20).map((address) => ({ subject: `did:ethr:0x7a69:${address}` })),
  words.map((claimType) => ({ claimType })),
  words.map((title) => ({ title })),
  words.map((issuer) => ({ issuer })),
  words.map((issueDate) => ({ issueDate })),
  hex(32).map((details) => ({ details })),
  hex(32).map((commitment) => ({ commitment })),
  fc.constantFrom(...proofTypes).map((level) => ({ level })),
  fc.maxSafeNat().map((validFrom) => ({ validFrom })),
  fc.maxSafeNat().map((validUntil) => ({ validUntil })),
  uint32.map((statusList) => ({ statusList })),
  uint32.map((statusIndex) => ({ statusIndex })),
)

const digits = signature.slice(2)
const anySignature = fc
  .array(fc.tuple(fc.nat(digits.length - 1), fc.integer({ min: 1, max: 15 })), { minLength: 1, maxLength: 3 })
  .map((flips): `0x${string}` => {
    const changed = flips.reduce((text, [at, flip]) => {
      const digit = (Number.parseInt(text.charAt(at), 16) ^ flip).toString(16)
      return text.slice(0, at) + digit + text.slice(at + 1)
    }, digits)
    return `0x${changed}`
  })

const anyChange = fc.oneof(
  fc.array(anyMember, { minLength: 1, maxLength: 3 }).map((members) => ({
    message: Object.assign({}, message, ...members),
    signature,
  })),
  anySignature.map((changed) => ({ message, signature: changed })),
)

test('an attestation with any of 1,000 random changes to its members or signature is refused', async () => {
  const genuine = JSON.stringify({ message, signature })
  expect(await checkAttestation(domain, { ...asClaim(message), signature })).toMatchObject({ ok: true })
  await fc.assert(
    fc.asyncProperty(anyChange, async (changed) => {
      fc.pre(JSON.stringify(changed) !== genuine)
      expect((await checkAttestation(domain, { primaryType: 'ClaimAttestation', ...changed })).ok).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
