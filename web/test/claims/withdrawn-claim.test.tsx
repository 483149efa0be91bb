import { claimSchema } from '@did/domain/claim/claim'
import { expect, it } from 'vitest'
import { ClaimCard } from '../../src/features/claim/claim-card.tsx'
import { ClaimDetails } from '../../src/features/claim/claim-details.tsx'
import { ClaimDetail } from '../../src/pages/home/claim-detail.tsx'
// The claim's details load these parts on demand. Import them here, so that no test waits for them.
import '../../src/entities/attestation/revoked-note.tsx'
import '../../src/features/claim/asked-verifiers.tsx'
import { claim, confirmation, did } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const asked = {
  ...{ verifierId: 4, name: 'Lakeside', walletAddress: `0x${'11'.repeat(20)}`, accreditation: 'accredited' },
  ...{ requestId: 1, requestedAt: '2026-11-20T09:00:00.000Z', status: 'withdrawn' },
  ...{ decidedAt: '2026-11-24T09:00:00.000Z', reason: 'no-longer-true' },
}
const withdrawn = claimSchema.parse({ ...claim, standing: 'withdrawn', asked: [asked] })
const revocation = {
  ...{ attestation: confirmation.attestation, reason: 'no-longer-true', revokedAt: '2026-11-24T09:00:00.000Z' },
  ...{ recorded: true, givenUp: false, verifier: 'Lakeside' },
}
const count = (words: RegExp) => document.body.textContent?.match(words)?.length ?? 0
const details = (shown: typeof withdrawn, newerHref: string | null = null) => (
  <ClaimDetails
    {...{ claim: shown, did: null, user: null, frontHref: '/', newerHref }}
    {...{ onRequestVerification: () => {}, onViewProof: () => {}, onEdit: () => {} }}
  />
)

it('the details of a claim whose confirmation was withdrawn say once who withdrew it, when and why', async () => {
  stubServer({ [`/api/claims/${claim.id}/revocations`]: [revocation] })
  await show(details(withdrawn))
  await waitFor(() => count(/Nov 24, 2026, because it is no longer true/) > 0)
  expect(count(/withdrawn by/gi)).toBe(1)
  expect(count(/it is no longer true/g)).toBe(1)
  expect(document.body.textContent).toContain('Was verified by: Lakeside')
})

it('the details of a claim whose confirmation was withdrawn also say which verifier the owner has asked since', async () => {
  stubServer({ [`/api/claims/${claim.id}/revocations`]: [revocation] })
  const again = { ...asked, verifierId: 5, name: 'Riverside', status: 'pending', decidedAt: null, reason: null }
  await show(details(claimSchema.parse({ ...withdrawn, asked: [again, asked] })))
  await waitFor(() => count(/withdrawn by/gi) > 0)
  expect(count(/withdrawn by/gi)).toBe(1)
  expect(document.body.textContent).toContain('waiting at “Riverside” since Nov 20, 2026')
})

it.each([
  ['withdrawn', 'withdrawn by “Lakeside”'],
  ['expired', 'confirmed by “Lakeside”, ended since'],
] as const)(
  'the badge of a claim that is %s keeps the word “Pending”, and the card says what happened to the confirmation',
  async (standing, truth) => {
    stubServer()
    const status = standing === 'expired' ? 'approved' : 'withdrawn'
    const shown = claimSchema.parse({ ...withdrawn, standing, asked: [{ ...asked, status }] })
    await show(<ClaimCard claim={shown} detailHref="/" />)
    expect([...document.querySelectorAll('article span')].map(({ textContent }) => textContent)).toContain('Pending')
    expect(document.body.textContent).toContain(truth)
  },
)

it('the card of a claim whose confirmation was withdrawn says once who withdrew it, and who had verified the claim', async () => {
  stubServer()
  await show(<ClaimCard claim={withdrawn} detailHref="/" />)
  expect(count(/withdrawn by/gi)).toBe(1)
  expect(document.body.textContent).toContain('Was verified by: Lakeside')
})

it('a claim that its owner corrected several times has a link to the newest version of the claim', async () => {
  const [first, second] = [6, 7].map((id) => ({ ...claim, id, title: `Corrected ${id}`, previousClaimId: claim.id }))
  stubServer({
    [`/api/claims/${claim.id}/revocations`]: [revocation],
    [`/api/claims/did/${did.id}`]: [second, first, withdrawn],
  })
  const props = { shown: did, dids: [did], user: null, onRequestVerification: () => {}, onClose: () => {} }
  await show(<ClaimDetail claimId={String(claim.id)} {...props} />)
  const link = await waitFor(() =>
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('newer version')),
  )
  expect(link.getAttribute('href')).toBe('/?claim=7')
})

it('if an owner has not recorded a claim on the chain, the claim’s details say that a verifier’s signature is recorded apart from the claim', async () => {
  stubServer()
  await show(details(claimSchema.parse({ ...claim, standing: 'none', asked: [] })))
  expect(document.body.textContent).toContain('Not recorded by you. A verifier’s signature is recorded apart from it.')
})
