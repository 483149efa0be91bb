import type { AttestationMessage } from '@did/domain/attestation/attestation'
import { attestationRequestSchema } from '@did/domain/attestation/attestation'
import { claimIdSchema } from '@did/domain/ids'
import { proofTypes } from '@did/domain/proof/proof-vocabulary'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import fc from 'fast-check'
import { hashTypedData, keccak256, stringToBytes } from 'viem/utils'
import { expect, test, vi } from 'vitest'
import {
  asClaim,
  buildMessage,
  buildRequest,
  domain,
  signAttestation,
  strangerWallet,
  verifierWallet,
} from '../../test/fixtures.ts'
import { attestationDigest, checkAttestation, toAttestation } from './claim-attestation.ts'

// On a busy machine, so many changed signatures take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 60_000 })

const message = buildMessage()
const request = buildRequest()
const signature = await signAttestation(message)
const check = (changed: Partial<AttestationMessage>, signed = signature) =>
  checkAttestation(domain, { ...asClaim({ ...message, ...changed }), signature: signed })

test('the digest of an attestation equals the digest that this test computes step by step as EIP-712 says', () => {
  const text = (value: string) => keccak256(stringToBytes(value)).slice(2)
  const number = (value: number) => value.toString(16).padStart(64, '0')
  const address = (value: string) => value.slice(2).padStart(64, '0')
  const domainHash = keccak256(
    `0x${[
      text('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
      text('DID Verification'),
      text('1'),
      number(31337),
      address('0x5fbdb2315678afecb367f032d93f642f64180aa3'),
    ].join('')}`,
  )
  const structHash = keccak256(
    `0x${[
      text(
        'ClaimAttestation(address verifier,uint64 claimId,string subject,string claimType,string title,string issuer,string issueDate,bytes32 details,bytes32 commitment,string level,uint64 validFrom,uint64 validUntil,uint32 statusList,uint32 statusIndex)',
      ),
      address(message.verifier),
      number(message.claimId),
      text(message.subject),
      text(message.claimType),
      text(message.title),
      text(message.issuer),
      text(message.issueDate),
      message.details.slice(2),
      message.commitment.slice(2),
      text(message.level),
      number(message.validFrom),
      number(message.validUntil),
      number(message.statusList),
      number(message.statusIndex),
    ].join('')}`,
  )
  expect(attestationDigest(domain, asClaim(message))).toBe(
    keccak256(`0x1901${domainHash.slice(2)}${structHash.slice(2)}`),
  )
})

test('the digest of an attestation and its signature never change (golden vector)', () => {
  expect(attestationDigest(domain, asClaim(message))).toBe(
    '0x06e35e4f36ded21a961b57971d880d70641e52ec8646e8727630e4c1a67b14ba',
  )
  expect(signature).toBe(
    '0xae2bbdbe07185f5817dd37b153a6c13bea42f04e160a4068eb85b2808d35a64a0d4671de9bc1292ea1269642e77770f552f5fe3eb289511221edaee5fb07c01b1b',
  )
})

test('the digest of an attestation is the same for an address in upper and in lower case', () => {
  const verifyingContract: `0x${string}` = `0x${domain.verifyingContract.slice(2).toUpperCase()}`
  expect(
    attestationDigest({ ...domain, verifyingContract }, asClaim({ ...message, verifier: verifierWallet.address })),
  ).toBe(attestationDigest(domain, asClaim(message)))
})

test('the signing request for an attestation is complete, plain JSON, and viem computes the same digest for it', () => {
  expect(attestationRequestSchema.parse(JSON.parse(JSON.stringify(request)))).toEqual(request)
  const { EIP712Domain, ...types } = request.types
  expect(EIP712Domain?.map(({ name }) => name)).toEqual(['name', 'version', 'chainId', 'verifyingContract'])
  const { domain: itsDomain, primaryType } = request
  const asMessage: Record<string, unknown> = request.message
  expect(hashTypedData({ domain: itsDomain, types, primaryType, message: asMessage })).toBe(
    attestationDigest(domain, toAttestation(request)),
  )
})

test('the signing request for an attestation names addresses in lower case', () => {
  expect(buildRequest({ ...message, verifier: verifierWallet.address })).toEqual(request)
})

test("an attestation holds when the verifier whom it names signed it with viem's own function for typed data", async () => {
  const { ClaimAttestation = [] } = request.types
  const asMessage: Record<string, unknown> = request.message
  const signed = await verifierWallet.signTypedData({
    ...request,
    message: asMessage,
    types: { ClaimAttestation },
  })
  const { details } = request.message
  expect(await check({ details }, signed)).toEqual({
    ok: true,
    signer: message.verifier,
    digest: attestationDigest(domain, asClaim({ ...message, details })),
  })
})

test("an attestation holds when it names the verifier's address in mixed case", async () => {
  expect(await check({ verifier: verifierWallet.address })).toMatchObject({ ok: true, signer: message.verifier })
})

test('an attestation is refused when its signature is by another wallet than the verifier whom it names', async () => {
  const forged = await signAttestation(message, strangerWallet)
  expect(await check({}, forged)).toEqual({ ok: false, reason: 'signer-mismatch' })
})

test('an attestation is refused when it is checked for another chain or another registry than it was signed for', async () => {
  const signed = { ...asClaim(message), signature }
  const elsewhere = { ...domain, verifyingContract: message.verifier }
  const mismatch = { ok: false, reason: 'signer-mismatch' }
  expect(await checkAttestation({ ...domain, chainId: 1 }, signed)).toEqual(mismatch)
  expect(await checkAttestation(elsewhere, signed)).toEqual(mismatch)
})

const otherAddress = strangerWallet.address
test.each<[string, Partial<AttestationMessage>]>([
  ['verifier', { verifier: otherAddress }],
  ['claimId', { claimId: claimIdSchema.parse(8) }],
  ['subject', { subject: formatSubjectDid({ chainId: 31337, address: otherAddress }) }],
  ['claimType', { claimType: 'employment' }],
  ['title', { title: `${message.title} ` }],
  ['issuer', { issuer: '' }],
  ['issueDate', { issueDate: '2026-11-22' }],
  ['details', { details: `0x${'ac'.repeat(32)}` }],
  ['commitment', { commitment: `0x${'01'.repeat(32)}` }],
  ['level', { level: 'AgeProof' }],
  ['validFrom', { validFrom: 0 }],
  ['validUntil', { validUntil: 0 }],
  ['statusList', { statusList: 4 }],
  ['statusIndex', { statusIndex: 0 }],
])('an attestation is refused when its member %s changed after signing', async (_, changed) => {
  expect(await check(changed)).toEqual({ ok: false, reason: 'signer-mismatch' })
})

test.each<[string, Partial<AttestationMessage>]>([
  ['a verifier that is cut short', { verifier: '0x12' }],
  ['details that are not hexadecimal', { details: `0x${'zz'.repeat(32)}` }],
  ['a commitment with a line break', { commitment: `0x${'00'.repeat(32)}\n` }],
  [
    'a subject in mixed case',
    { subject: formatSubjectDid({ chainId: 31337, address: otherAddress }).replace('0x1', '0X1') },
  ],
  ['a lone surrogate', { title: '\ud800' }],
  ['a fraction', { validFrom: 1.5 }],
  ['a negative time', { validUntil: -1 }],
  ['a time beyond exact numbers', { validUntil: 2 ** 53 }],
  ['a status index beyond 32 bits', { statusIndex: 2 ** 32 }],
])('an attestation is reported as malformed when it has %s', async (_, changed) => {
  expect(await check(changed)).toEqual({ ok: false, reason: 'message-malformed' })
})

test.each(['0x', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, `${signature}00`] as const)(
  'an attestation is refused with the malformed signature %s',
  async (signed) => {
    const { details } = request.message
    expect(await check({ details }, signed)).toEqual({ ok: false, reason: 'signature-malformed' })
  },
)

test('an attestation is refused when the number r in its signature is not the x coordinate of a point on the curve', async () => {
  expect(await check({}, `0x${'5'.padStart(64, '0')}${'1'.padStart(64, '0')}1b`)).toEqual({
    ok: false,
    reason: 'signature-malformed',
  })
})

test('an attestation is refused after a change of any single digit of its signature', async () => {
  const digits = signature.slice(2)
  const places = fc.tuple(fc.nat(digits.length - 1), fc.integer({ min: 1, max: 15 }))
  await fc.assert(
    fc.asyncProperty(places, async ([place, step]) => {
      const digit = ((Number.parseInt(digits.charAt(place), 16) + step) % 16).toString(16)
      const changed: `0x${string}` = `0x${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`
      expect((await check({}, changed)).ok).toBe(false)
    }),
    { numRuns: 150 },
  )
})

test('an attestation with random text, numbers and level holds only for exactly the values that were signed', async () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 30 })
  const anyMessage = fc.record({
    title: words,
    issuer: words,
    claimType: words,
    issueDate: words,
    level: fc.constantFrom(...proofTypes),
    validFrom: fc.maxSafeNat(),
    validUntil: fc.maxSafeNat(),
    statusIndex: fc.nat(0xffffffff),
  })
  await fc.assert(
    fc.asyncProperty(anyMessage, async (members) => {
      const signed = await signAttestation(buildMessage(members))
      expect((await check(members, signed)).ok).toBe(true)
      expect((await check({ ...members, title: `${members.title}.` }, signed)).ok).toBe(false)
    }),
    { numRuns: 30 },
  )
})
