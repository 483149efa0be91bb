import { expect, test, vi } from 'vitest'
import { asClaim, buildMessage, domain, signAttestation } from '../../test/fixtures.ts'
import { attestationDigest } from '../attestation/claim-attestation.ts'
import type { ChainReader } from '../chain/chain-reader.ts'
import { askWallet, judgingGas } from './ask-wallet.ts'
import { checkDigestSignature } from './digest-signature.ts'

const message = buildMessage()
const digest = attestationDigest(domain, asClaim(message))
const signer = message.verifier

test('a signature by the own key of an address counts, and the code at this address is not asked about the signature (EIP-7702)', async () => {
  const refuse = vi.fn(async () => false)
  const signature = await signAttestation(message)
  expect(await checkDigestSignature({ signer, digest, signature }, refuse)).toBe(true)
  expect(refuse).not.toHaveBeenCalled()
})

test('the code at an address is asked about a signature that is not by the own key of the address', async () => {
  const signature = await signAttestation(buildMessage({ title: 'Another title' }))
  for (const answer of [true, false, 'unknown'] as const)
    expect(await checkDigestSignature({ signer, digest, signature }, async () => answer)).toBe(answer)
})

test('a contract wallet answers with a limited amount of gas, because a stranger chooses its code', async () => {
  const call = vi.fn(async () => '0x')
  const reader = { call, readCode: async () => '0x60' } as unknown as ChainReader
  await askWallet(reader, { signer, digest, signature: '0x01' }, null)
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ to: signer, gas: judgingGas }), 'latest')
})
