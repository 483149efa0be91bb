import { parseShareUrl } from '@did/credentials/share/share-link'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { CreatedShare } from '@did/domain/share/share-record'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildClaim, buildDid, buildUser, buildVerification, buildVerifier, mint } from './rig/builders.ts'
import { test } from './rig/test.ts'

test('an owner’s claim is confirmed by a verifier, and a stranger reads the confirmed claim at its link', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const verifier = await buildVerifier(node)
  const offChain = await buildDid(owner)
  const tokenId = await mint(owner.client)
  const did = await owner.client.ok<Did>('POST', '/api/dids', { tokenId, owner: owner.client.address })
  expect(did).toMatchObject({ id: offChain.id, tokenId, onChain: true })

  const claim = await buildClaim(owner, { didId: did.id })
  expect(claim).toMatchObject({ isVerified: false, verificationLevel: null })
  const request = await owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', {
    claimId: claim.id,
    verifierId: verifier.user.id,
  })
  expect(request).toMatchObject({ status: 'pending', claimTitle: claim.title })
  const asked = await verifier.client.ok<AskedRequest[]>(
    'GET',
    `/api/verification-requests/verifier/${verifier.user.id}`,
  )
  expect(asked).toMatchObject([{ id: request.id, didTokenId: tokenId, claim: { title: claim.title } }])
  expect(asked).toMatchObject([{ leaves: [{ field: 'holder_name' }, { field: 'description' }] }])

  const verification = await buildVerification(verifier, { claim, request })
  const verified = await verifier.client.ok<Claim>('PUT', `/api/claims/${claim.id}/verify`, verification)
  expect(verified).toMatchObject({ isVerified: true, verificationLevel: 'EducationProof' })
  const status = { status: 'approved' }
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, status)

  const share = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const parsed = parseShareUrl(share.url)
  expect(parsed).toMatchObject({ kind: 'attested', message: { verifier: verifier.client.address, title: claim.title } })
  const live = await fetch(`${node.url}/api/shares/${share.id}/status`)
  expect(await live.json()).toEqual({ status: 'active', claimHash: claim.claimHash })
})
