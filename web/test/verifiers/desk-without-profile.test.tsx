import { expect, it, vi } from 'vitest'
import { VerificationAuthority } from '../../src/features/verification/verification-authority.tsx'
import { ada, config, signer } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

// The module that reads the configuration asks the server only once, and a test in another file may
// have made it ask already. So replace this module.
vi.mock('../../src/lib/app-config.ts', () => ({ getAppConfig: async () => ({ ...config, verifierPolicy: 'review' }) }))

it('a person without a profile who opens the verifier’s work page reads how to become a verifier', async () => {
  stubServer()
  const nobody = { connected: true, address: ada.walletAddress, signer, session: { status: 'signed-in' } } as never
  const props = { openId: null, hrefOf: () => '/', onApprove: () => {}, onRevoke: () => {} }
  const tabs = { tab: 'waiting', onTab: () => {} } as const
  await show(<VerificationAuthority {...props} {...tabs} />, nobody)
  await waitFor(() => document.querySelector('a[href="/?view=profile"]'))
  expect(document.body.textContent).toContain('Not Authorized as Verifier')
  expect(document.body.textContent).toContain('Apply in your profile, where you also see how your application stands.')
})
