import { Suspense } from 'react'
import { expect, it } from 'vitest'
import '../../src/features/verification/desk/verifier-desk.tsx'
import { VerifierView } from '../../src/pages/home/verifier-view.tsx'
import { ada, confirmation, signer } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const chosenTab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent

it('the list of a verifier’s confirmations leads to the tab “Decided”, which has a search, two dates and a button to save a file', async () => {
  const requests = `/api/verification-requests/verifier/${ada.id}`
  stubServer({
    [`/api/users/wallet/${ada.walletAddress}`]: { ...ada, isVerifier: true, verifierOrganization: 'Registry' },
    [`/api/users/${ada.id}/verifier`]: {},
    [requests]: [],
    [`${requests}/again`]: { accreditedSince: null, requests: [], hasMore: false },
    '/api/signed-records': [],
    '/api/attestations': [confirmation],
  })
  const account = { connected: true, session: { status: 'signed-in' }, address: ada.walletAddress, signer } as never
  await show(
    <Suspense>
      <VerifierView onApprove={() => {}} />
    </Suspense>,
    account,
  )
  await waitFor(() => chosenTab() === 'Waiting')
  const link = await waitFor(() =>
    [...document.querySelectorAll('a')].find(({ textContent }) =>
      textContent.startsWith('Under “Decided”: search fields'),
    ),
  )
  link.click()
  await waitFor(() => chosenTab() === 'Decided')
  expect(document.activeElement?.textContent).toBe('Decided')
})
