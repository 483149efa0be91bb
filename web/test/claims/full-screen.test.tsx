import { everythingRight, neverReviewed, standing } from '@did/credentials/test/verdict-rig'
import { claimSchema } from '@did/domain/claim/claim'
import { expect, it, vi } from 'vitest'
import type { Judged } from '../../src/entities/verdict/judge/use-verdict.ts'
import { CredentialFront } from '../../src/features/share/front/credential-front.tsx'
// The screen loads this part when it needs it. Loaded here, it keeps nobody waiting.
import '../../src/features/share/share-verdict.tsx'
import { judged } from '../../src/pages/check/rows/rows-rig.ts'
import { claim } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const check = vi.hoisted(() => ({ answer: null as Judged | null, asked: 0 }))
vi.mock('../../src/entities/verdict/judge/check-own-claim.ts', () => ({
  checkOwnClaim: async () => {
    check.asked += 1
    return { share: check.answer?.share, verdict: check.answer?.verdict, facts: check.answer?.findings.facts }
  },
}))

const confirmed = claimSchema.parse({ ...claim, isPrivate: false, isVerified: true, standing: 'current' })

async function showFront(answer: Judged) {
  Object.assign(check, { answer, asked: 0 })
  stubServer()
  const mends = { onAsk: vi.fn(), onEdit: vi.fn() }
  await show(<CredentialFront claim={confirmed} mends={mends} onClose={vi.fn()} />)
  await waitFor(() => check.asked > 0)
}
const verdict = () => document.querySelector('[aria-label="What a checker reads now"]')

it('a credential on the whole screen says below its code why a checker would be warned', async () => {
  await showFront(judged(standing(neverReviewed)))
  expect((await waitFor(verdict)).textContent).toContain('Confirmed by somebody we do not know')
})

it('a credential on the whole screen never shows a green verdict, which only a check can give', async () => {
  await showFront(judged(everythingRight))
  expect(verdict()).toBeNull()
  expect(document.body.textContent).not.toContain('You can rely on this claim')
  expect(document.body.textContent).toContain('This screen alone proves nothing.')
})
