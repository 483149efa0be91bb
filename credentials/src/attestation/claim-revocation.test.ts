import { hexToString } from 'viem/utils'
import { expect, it } from 'vitest'
import { domain, strangerWallet, verifierWallet } from '../../test/fixtures.ts'
import {
  buildRevocationRequest,
  hashRevocationReason,
  isRevocationSigned,
  revocationDigest,
} from './claim-revocation.ts'

const attestation = `0x${'ab'.repeat(32)}` as const
const message = { attestation, reason: hashRevocationReason('no-longer-true') }
const verifier = verifierWallet.address

async function sign(wallet = verifierWallet) {
  const { EIP712Domain: _, ...types } = buildRevocationRequest({ domain, message }).types
  return wallet.signTypedData({ domain, types, primaryType: 'ClaimRevocation', message })
}

it('the signature of a revocation is accepted when the verifier’s wallet signed the typed data that the wallet shows', async () => {
  expect(await isRevocationSigned(domain, { verifier, message, signature: await sign() })).toBe(true)
})

it('the signature of a revocation is refused when another wallet than the verifier’s wallet made it', async () => {
  expect(await isRevocationSigned(domain, { verifier, message, signature: await sign(strangerWallet) })).toBe(false)
})

it('the signature of a revocation is refused when the attestation, the reason, the chain or the registry is not the signed one', async () => {
  const signature = await sign()
  const other = `0x${'cd'.repeat(32)}` as const
  for (const changed of [
    { ...message, attestation: other },
    { ...message, reason: hashRevocationReason('other') },
  ])
    expect(await isRevocationSigned(domain, { verifier, message: changed, signature })).toBe(false)
  for (const elsewhere of [
    { ...domain, chainId: 1 },
    { ...domain, verifyingContract: verifier },
  ])
    expect(await isRevocationSigned(elsewhere, { verifier, message, signature })).toBe(false)
})

it('the signature of a revocation is refused without an exception when the signature or a member is malformed', async () => {
  const signature = await sign()
  for (const broken of ['', '0x', signature.slice(0, -2), `${signature}00`, `0x${'00'.repeat(65)}`])
    expect(await isRevocationSigned(domain, { verifier, message, signature: broken })).toBe(false)
  const short = { ...message, reason: '0x12' as const }
  expect(await isRevocationSigned(domain, { verifier, message: short, signature })).toBe(false)
})

it('for a known reason of a revocation, the verifier signs the reason’s code, and for a reason in the verifier’s own words, it signs a hash that shows none of the words', () => {
  expect(hashRevocationReason('other')).toMatch(/^0x6f74686572/)
  const own = hashRevocationReason('Maya Lindqvist asked us to')
  expect(own).toMatch(/^0x[0-9a-f]{64}$/)
  expect(hexToString(own)).not.toContain('Maya')
})

it('the digest of a revocation is the same for every spelling of the registry’s address', () => {
  const shouted = { ...domain, verifyingContract: `0x${domain.verifyingContract.slice(2).toUpperCase()}` as const }
  expect(revocationDigest(shouted, message)).toBe(revocationDigest(domain, message))
})
