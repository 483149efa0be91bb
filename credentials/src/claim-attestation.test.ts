import { expect, test } from 'vitest'
import { checkAttestation } from './claim-attestation.ts'
import { buildMessage, domain, request, signAttestation, strangerWallet, verifierWallet } from './test-fixtures.ts'

test("the request, signed by viem's own typed-data signer, recovers the verifier", async () => {
  const { ClaimAttestation = [] } = request.types
  const signature = await verifierWallet.signTypedData({
    ...request,
    message: {
      ...request.message,
      claimId: BigInt(request.message.claimId),
      validFrom: BigInt(request.message.validFrom),
      validUntil: BigInt(request.message.validUntil),
    },
    types: { ClaimAttestation },
  })
  const check = await checkAttestation(domain, { message: buildMessage(), signature })
  expect(check).toMatchObject({ ok: true, signer: verifierWallet.address.toLowerCase() })
})

test('refuses a signature by anybody but the verifier named', async () => {
  const message = buildMessage()
  const signature = await signAttestation(message, strangerWallet)
  expect(await checkAttestation(domain, { message, signature })).toEqual({ ok: false, reason: 'signer-mismatch' })
})
