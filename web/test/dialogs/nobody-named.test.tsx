import { holderNameField } from '@did/domain/claim/claim-field'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { expect, it, vi } from 'vitest'
import { nameRequester } from '../../src/entities/verification/name-requester.ts'
import { BeforeSigning } from '../../src/features/proof/dialog/tabs/before-signing.tsx'
import { askedFieldTexts } from '../../src/texts/en/verification/asked-fields.ts'
import { waiting } from '../rig/people.ts'
import { show } from '../rig/screen.tsx'

const named = (value: string): PendingAsked => ({
  ...waiting,
  leaves: [{ ...holderNameField, value, salt: `0x${'33'.repeat(32)}`, isOpenByDefault: true }],
})

it.each([
  ['of the older form', waiting],
  ['with an empty name', named('')],
])('a verifier reads before signing that a claim %s does not name its holder', async (_, request) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({}, { status: 503 })),
  )
  await show(<BeforeSigning request={request} />)
  expect(document.body.textContent).toContain(askedFieldTexts.noName)
  expect(document.body.textContent).not.toContain(askedFieldTexts.knownBy)
})

it('the verifier’s work page shows a request’s holder and the account that asks, or only the account if the claim names no other holder', () => {
  expect(nameRequester(named('Maya Rossi'))).toBe('Maya Rossi (ada)')
  for (const request of [waiting, named(''), named('ada')]) expect(nameRequester(request)).toBe('ada')
})
