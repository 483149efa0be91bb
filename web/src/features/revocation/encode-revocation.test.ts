import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { hashRevocationReason } from '@did/credentials/attestation/claim-revocation'
import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { decodeFunctionData, serializeErc6492Signature } from 'viem'
import { expect, test } from 'vitest'
import { encodeRevocation } from './encode-revocation.ts'

const attestation = `0x${'a1'.repeat(32)}` as const
const verifier = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const reason = hashRevocationReason('key-compromised')
const signature = `0x${'5e'.repeat(65)}` as const
const confirmation = { attestation, message: { verifier } } as unknown as Confirmation
const decode = (data: `0x${string}`) => decodeFunctionData({ abi: didRegistryAbi, data })

test('the revocation that a verifier’s wallet sends contains the reason and the signature from the status list', () => {
  const { functionName, args } = decode(encodeRevocation(confirmation, { attestation, reason, signature }))
  expect(functionName).toBe('revoke')
  expect([String(args?.[0]).toLowerCase(), ...(args ?? []).slice(1)]).toEqual([
    verifier,
    attestation,
    reason,
    signature,
  ])
})

test('a revocation that was signed before the wallet’s contract was deployed is sent without the signature’s ERC-6492 wrapper', () => {
  const wrapped = serializeErc6492Signature({ address: verifier, data: '0x12', signature })
  const { args } = decode(encodeRevocation(confirmation, { attestation, reason, signature: wrapped }))
  expect(args?.[3]).toBe(signature)
})

test.each([
  ['another confirmation', { attestation: `0x${'b2'.repeat(32)}` as const, reason, signature }],
  ['no signature', null],
])('the page encodes no revocation when the status list gives %s as the revocation', (_, revocation) => {
  expect(() => encodeRevocation(confirmation, revocation)).toThrow(
    expect.objectContaining({ code: 'attestation-mismatch' }),
  )
})
