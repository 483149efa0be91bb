import { addressSchema } from '@did/domain/hex'
import { userIdSchema } from '@did/domain/ids'
import { expect, it, vi } from 'vitest'
import { type PrintedClaim, PrintSheet } from '../../src/entities/share/print-sheet.tsx'
import { claim } from '../rig/people.ts'
import { show } from '../rig/screen.tsx'

const told = () => document.querySelector('.print-sheet')?.textContent ?? ''

it.each([
  ['Confirmed', 'nobody has reviewed its verifier', 'self-registered'],
  ['Confirmed', 'its verifier is suspended', 'suspended'],
  ['Verified', 'an accredited verifier confirmed it', 'accredited'],
] as const)('the printed sheet of a claim says “%s” if %s', async (word, _, accreditation) => {
  vi.stubGlobal('print', vi.fn())
  const walletAddress = addressSchema.parse(`0x${'11'.repeat(20)}`)
  const verifiedBy = {
    verifierId: userIdSchema.parse(5),
    name: 'Mallory',
    walletAddress,
    accreditation,
    verifiedAt: claim.createdAt,
  }
  const printed: PrintedClaim = { ...claim, standing: 'current', verifiedBy }
  await show(<PrintSheet claim={printed} url="https://id.example/s/x" code="data:," onDone={() => {}} />)
  expect(told()).toContain(`${word}, as of `)
})
