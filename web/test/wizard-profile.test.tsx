import type { User } from '@did/domain/account/user'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { OnboardingWizard } from '../src/features/onboarding/onboarding-wizard.tsx'
import { nameWizardPlace } from '../src/features/onboarding/wizard-place.ts'
import { ada, signer } from './rig/people.ts'
import { button, field, press, show, type, waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

const address = ada.walletAddress
const account = { connected: true, address, signer, session: { status: 'signed-in' } } as const
const name = 'Full name (optional)'

/** The button removes the wizard from the page, as a reload or Back does. */
function Page({ user }: { user: User | null }) {
  const [isThere, setIsThere] = useState(true)
  const props = { address, user, dids: [], onChain: null, doneNotice: null, onComplete: vi.fn(), onLeave: vi.fn() }
  return (
    <>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        {isThere ? 'Leave' : 'Return'}
      </button>
      {isThere && <OnboardingWizard {...props} />}
    </>
  )
}

it('the wizard’s first step still contains the typed profile when a person has left the wizard and come back', async () => {
  stubServer()
  await show(<Page user={null} />, account)
  await type(name, 'Ada Marten')
  await press('Leave')
  await press('Return')
  expect(field(name).value).toBe('Ada Marten')
})

it('the wizard can save a profile that the person typed before leaving, and then keeps nothing of what was typed', async () => {
  const server = stubServer()
  await show(<Page user={ada} />, account)
  await type(name, 'Ada Marten')
  await press('Leave')
  await press('Return')
  await press('Continue')
  expect(await server.next()).toMatchObject({ method: 'PUT', body: { name: 'Ada Marten' } })
  await server.accept({ ...ada, name: 'Ada Marten' })
  await waitFor(() => button('Create New DID'))
  expect(sessionStorage.getItem(nameWizardPlace(address))).not.toContain('Marten')
})
