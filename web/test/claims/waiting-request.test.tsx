import { claimSchema } from '@did/domain/claim/claim'
import { expect, it, vi } from 'vitest'
import { AskedVerifiers } from '../../src/features/claim/asked-verifiers.tsx'
import { RequestVerificationDialog } from '../../src/features/verification/request-verification-dialog.tsx'
import { SentRequests } from '../../src/features/verification/sent-requests.tsx'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { ada, claim, registry, signer, waiting } from '../rig/people.ts'
import { press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const asked = {
  ...{ verifierId: registry.id, name: 'Lakeside', walletAddress: registry.walletAddress, accreditation: 'accredited' },
  ...{
    requestId: waiting.id,
    requestedAt: '2026-11-20T09:00:00.000Z',
    status: 'pending',
    decidedAt: null,
    reason: null,
  },
}
const asking = claimSchema.parse({ ...claim, asked: [asked] })
const { leaves: _, level: __, attributes: ___, requester: ____, claim: _____, didTokenId: ______, ...sent } = waiting

it.each([
  ['its details', () => <AskedVerifiers asked={asking.asked} />],
  ['the list of requests', () => <SentRequests userId={ada.id} namedId={null} hrefOf={() => '/'} />],
])('an owner can take back a request that still waits for its verifier in %s', async (_, element) => {
  const server = stubServer({ [`/api/verification-requests/requester/${ada.id}`]: [sent] })
  await show(element())
  await waitFor(() => document.body.textContent?.includes('Take back'))
  await press('Take back')
  expect(await server.next()).toMatchObject({ method: 'DELETE', path: `/api/verification-requests/${waiting.id}` })
  await server.accept()
  await waitFor(() => toastStore.get()?.title === 'Request taken back')
})

it('an owner cannot take back a request that was decided', async () => {
  stubServer()
  const decided = { ...asked, status: 'approved', decidedAt: '2026-11-21T09:00:00.000Z' }
  await show(<AskedVerifiers asked={claimSchema.parse({ ...claim, asked: [decided] }).asked} />)
  expect(document.querySelectorAll('button')).toHaveLength(0)
})

it('an owner who asks the same verifier again reads before sending that the new request replaces the waiting one', async () => {
  const server = stubServer({ '/api/verifiers': [registry], [`/api/users/wallet/${ada.walletAddress}`]: ada })
  const account = { connected: true, address: ada.walletAddress, signer, session: { status: 'signed-in' } } as const
  await show(<RequestVerificationDialog claim={asking} occasion="first" onClose={vi.fn()} />, account)
  await waitFor(() => document.querySelector(`option[value="${registry.id}"]`))
  await type('Verifier', String(registry.id))
  expect(document.body.textContent).toContain('Your earlier request is taken back, and this one is sent in its place.')
  await press('Replace my request')
  // One call takes the old request back and also sends the new request. So no failure can leave the
  // claim without a waiting request.
  expect(await server.next()).toMatchObject({
    method: 'POST',
    path: '/api/verification-requests',
    body: { claimId: claim.id, claimHash: claim.claimHash, verifierId: registry.id, replaces: waiting.id },
  })
})

it('an owner who asks a verifier reads before sending that the verifier keeps what it confirms', async () => {
  stubServer({ '/api/verifiers': [registry] })
  await show(<RequestVerificationDialog claim={claim} occasion="first" onClose={vi.fn()} />)
  expect(document.body.textContent).toContain(
    'What a verifier confirms stays in its own records, even if you change the claim.',
  )
})
