import { Suspense } from 'react'
import { expect, it } from 'vitest'
// The section loads the verifier's work page on demand. Import it here, so that no test waits for
// it.
import '../../src/features/verification/desk/verifier-desk.tsx'
import { VerificationAuthority } from '../../src/features/verification/verification-authority.tsx'
import { shortDate } from '../../src/texts/en/frame/dates.ts'
import { ada, signer } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const suspendedSince = '2026-11-20T12:00:00.000Z'

const status = {
  ...{ standing: 'suspended', since: suspendedSince, reason: 'The key was stolen', name: 'Harbour' },
  ...{ domain: null, application: null, domainProof: null },
}

it.each(['none', 'pending'] as const)(
  'a suspended verifier (application: %s) reads since when and why it is suspended, what it can do, and its decisions',
  async (verifierApplication) => {
    const user = { ...ada, isSuspended: true, verifierOrganization: 'Harbour', verifierApplication }
    stubServer({
      [`/api/users/wallet/${ada.walletAddress}`]: user,
      [`/api/users/${ada.id}/verifier`]: status,
      [`/api/verification-requests/verifier/${ada.id}`]: [],
      [`/api/verification-requests/verifier/${ada.id}/again`]: { accreditedSince: null, requests: [], hasMore: false },
      '/api/signed-records': [],
    })
    const account = { session: { status: 'signed-in' }, address: ada.walletAddress, signer } as never
    await show(
      <Suspense>
        <VerificationAuthority
          openId={null}
          hrefOf={(id) => `?request=${id}`}
          onApprove={() => {}}
          onRevoke={() => {}}
          tab="waiting"
          onTab={() => {}}
        />
      </Suspense>,
      account,
    )
    const isRead = (text: string) => document.body.textContent?.includes(text)
    for (const text of [
      `Suspended since ${shortDate(suspendedSince)}`,
      'The key was stolen',
      'Write to the administrators',
      'Nothing decided yet.',
    ])
      expect(await waitFor(() => isRead(text)), text).toBe(true)
    expect(isRead('Your application is waiting for a decision.')).toBe(verifierApplication === 'pending')
  },
)
