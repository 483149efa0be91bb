import { expect, it, vi } from 'vitest'
import { ProveFromClaim } from '../../src/features/proof/proving/prove-from-claim.tsx'
import { provingTexts } from '../../src/texts/en/proof/proving.ts'
import { claim, confirmation, did } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('if nothing can be proved from a claim, its owner is led to the form for private attributes', async () => {
  const { claimHash } = claim
  const { message } = confirmation
  const publicData = { type: claim.type, title: claim.title, issuer: '', isVerified: true, issueDate: claim.issueDate }
  const payload = { id: claim.id, type: claim.type, title: claim.title, issuer: '', isVerified: true, publicData }
  const attestation = { primaryType: 'ClaimAttestation', message, signature: '0x12', anchorBlock: null }
  stubServer({ [`/api/claims/${claim.id}/shareable`]: { claimHash, payload, attestation, leaves: [] } })
  const onEnter = vi.fn()
  await show(<ProveFromClaim claim={claim} did={did} onEnter={onEnter} />)
  await waitFor(() => document.body.textContent?.includes(provingTexts.noAttributes))
  await press(provingTexts.enter)
  expect(onEnter).toHaveBeenCalledOnce()
})
