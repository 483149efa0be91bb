import { registerEntrySchema } from '@did/domain/verifier/register'
import { expect, it, vi } from 'vitest'
import { TransactionDialogContext } from '../../src/entities/transaction/transactions.ts'
import { RegisterEntryItem } from '../../src/entities/verifier/register-entry.tsx'
import { RegisterSection } from '../../src/features/administration/register-section.tsx'
import { button, press, show, waitFor } from '../rig/screen.tsx'

const at = '2026-03-01T09:00:00.000Z'
const end = '2026-11-20T09:00:00.000Z'
const named = { walletAddress: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', name: 'Willow Clinic', domain: null }

const suspended = registerEntrySchema.parse({
  ...named,
  ...{ status: 'suspended', accreditedSince: at, suspendedAt: end, reason: 'Its key was lost', changes: [] },
})

it('the register says when a suspended verifier was accredited, and does not say that the accreditation still holds', async () => {
  await show(<RegisterEntryItem entry={suspended} />)
  expect(document.body.textContent).toContain('Accredited Mar 1, 2026')
  expect(document.body.textContent).toContain('Suspended Nov 20, 2026')
  expect(document.body.textContent).not.toContain('since')
})

it('for a suspended verifier, an administrator’s button in the register, the dialog and the dialog’s button say that the suspension will start earlier', async () => {
  await show(
    <TransactionDialogContext value={{ run: vi.fn() } as never}>
      <RegisterSection entries={[suspended]} />
    </TransactionDialogContext>,
  )
  await press('Start the suspension earlier')
  await waitFor(() => document.body.textContent?.includes('Start the suspension earlier?'))
  expect(button('Start it earlier')).toBeTruthy()
})
