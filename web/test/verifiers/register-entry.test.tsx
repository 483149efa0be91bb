import { registerEntrySchema } from '@did/domain/verifier/register'
import { expect, it } from 'vitest'
import { RegisterEntryItem } from '../../src/entities/verifier/register-entry.tsx'
import { show } from '../rig/screen.tsx'

const at = '2026-03-01T09:00:00.000Z'
const end = '2026-11-20T09:00:00.000Z'
const named = { walletAddress: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', name: 'Willow Clinic', domain: null }

it('the register does not say of a suspended verifier that it is accredited since a day', async () => {
  const entry = registerEntrySchema.parse({
    ...named,
    ...{ status: 'suspended', accreditedSince: at, suspendedAt: end, reason: 'Its key was lost', changes: [] },
  })
  await show(<RegisterEntryItem entry={entry} />)
  expect(document.body.textContent).toContain('Accredited Mar 1, 2026')
  expect(document.body.textContent).toContain('Suspended Nov 20, 2026')
  expect(document.body.textContent).not.toContain('since')
})
