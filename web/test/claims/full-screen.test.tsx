import { everythingRight, neverReviewed, standing } from '@did/credentials/test/verdict-rig'
import { claimSchema } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import type { Judged } from '../../src/entities/verdict/judge/use-verdict.ts'
import { ShareVerdict } from '../../src/entities/verdict/share-verdict.tsx'
import { CredentialFront } from '../../src/features/share/front/credential-front.tsx'
import { judged } from '../../src/pages/check/rows/rows-rig.ts'
import { claim } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const check = vi.hoisted(() => ({ answer: null as Judged | null }))
vi.mock('../../src/entities/verdict/judge/check-own-claim.ts', () => ({
  checkOwnClaim: async () => ({ ...check.answer, facts: check.answer?.findings.facts }),
}))

const confirmed = claimSchema.parse({ ...claim, isPrivate: false, isVerified: true, standing: 'current' })

async function showFront(answer: Judged, beside: ReactElement | null = null) {
  check.answer = answer
  stubServer()
  const front = <CredentialFront claim={confirmed} mends={{ onAsk: vi.fn(), onEdit: vi.fn() }} onClose={vi.fn()} />
  await show(
    <>
      {beside}
      {front}
    </>,
  )
}
const verdicts = () => [...document.querySelectorAll('[aria-label="What a checker reads now"]')]

it('a credential on the whole screen says below its QR code which warning a checker would read', async () => {
  await showFront(judged(standing(neverReviewed)))
  expect((await waitFor(() => verdicts()[0])).textContent).toContain('Confirmed by somebody we do not know')
})

it('a credential on the whole screen never shows a green verdict, because only a checker’s own check can prove anything', async () => {
  // The owner's sheet beside the screen shows a verdict from the same answer, so its text tells
  // when that answer has arrived.
  await showFront(judged(everythingRight), <ShareVerdict claim={confirmed} fields={listOpenByDefault(confirmed)} />)
  expect((await waitFor(() => verdicts()[0])).textContent).toContain('You can rely on this claim')
  expect(verdicts()).toHaveLength(1)
  expect(document.body.textContent).toContain('This screen alone proves nothing.')
})
