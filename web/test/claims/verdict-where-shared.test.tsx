import { buildShareUrl } from '@did/credentials/share/share-link'
import { buildAttestedProof, buildMessage, buildPayload, shareId } from '@did/credentials/test/fixtures'
import { anchor, everythingRight, holds, neverReviewed, standing, unmoved } from '@did/credentials/test/verdict-rig'
import { claimSchema } from '@did/domain/claim/claim'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answerable } from '../../src/entities/proof/find-answerable.ts'
import type { OpenVault } from '../../src/entities/vault/store/open-vault.ts'
import type { Judged } from '../../src/entities/verdict/judge/use-verdict.ts'
import { AgeProof } from '../../src/features/age/age-proof.tsx'
import { MadeProofs } from '../../src/features/proof/proving/made-proofs.tsx'
import { AnswerForm } from '../../src/features/request-for-proof/answer-form.tsx'
import { AnotherWalletDialog } from '../../src/features/share/wallet/another-wallet-dialog.tsx'
import { judged } from '../../src/pages/check/rows/rows-rig.ts'
import { claim } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const check = vi.hoisted(() => ({ answer: null as Judged | null, asked: vi.fn() }))
vi.mock('../../src/entities/verdict/judge/check-own-claim.ts', () => ({
  checkOwnClaim: async (id: number, { signal: _, ...how }: { signal: AbortSignal }) => {
    check.asked(id, how)
    return { ...check.answer, facts: check.answer?.findings.facts }
  },
}))

// The tests run without workers, and none makes a proof. So replace the code that loads the prover.
vi.mock('@did/proofs/prove-in-worker', () => ({ prepareProver: vi.fn() }))

const shared = claimSchema.parse({
  ...claim,
  holderName: 'Maya Rossi',
  isPrivate: false,
  isVerified: true,
  standing: 'current',
})
const unreviewed = judged(standing(neverReviewed))
const warning = 'Confirmed by somebody we do not know'
const verdict = () => document.querySelector('[aria-label="What a checker reads now"]')

beforeEach(() => {
  check.answer = unreviewed
  check.asked.mockClear()
})

/**
 * The vault has a proof of an age, and the server lists its share. The proof's link shows no name.
 */
async function keepProof(status: 'active' | 'withdrawn') {
  const payload = buildPayload(buildMessage())
  const url = buildShareUrl({ publicUrl: 'https://id.example', payload, proof: await buildAttestedProof() })
  const proof = { kind: 'proof', claimId: shared.id, shareId, fact: 'x', age: 18, audience: 'Bar', url }
  const content = { ...proof, expiresAt: Math.floor(Date.now() / 1000) + 86_400 }
  const share = {
    ...{ id: shareId, claimId: shared.id, claimTitle: shared.title, kind: 'proof', status, fields: [] },
    ...{ createdAt: '2026-11-21T09:00:00.000Z', expiresAt: null, views: 0, maxViews: null },
    ...{ lastViewedAt: null, url: null, tellsConfirmation: null, label: null, isHandedOut: true },
    ...{ form: 'long', collectionId: null },
  }
  stubServer({ '/api/shares': [share] })
  return { entries: new Map([['proof', { state: 'read', content }]]) } as unknown as OpenVault
}

it('before a claim goes into a wallet of other people’s software, its owner reads the verdict of a checker and can ask the verifier again', async () => {
  stubServer({ [`/api/claims/${shared.id}/credential-forms`]: [] })
  const mends = { onAsk: vi.fn(), onEdit: vi.fn() }
  const close = vi.fn()
  await show(<AnotherWalletDialog claim={shared} mends={mends} onClose={close} />)
  expect((await waitFor(verdict)).textContent).toContain(warning)
  await press('Ask again')
  expect(mends.onAsk).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
})

it('before an owner sends an answer to a request for proof, the owner reads the verdict of a checker, for which the proof needs no name', async () => {
  await show(<AnswerForm claims={[shared]} isSending={false} onSend={vi.fn()} onCancel={vi.fn()} />)
  expect((await waitFor(verdict)).textContent).toContain(warning)
  expect(check.asked).toHaveBeenCalledWith(shared.id, { fields: [], isAnswer: true })
})

it('before sending an answer to a request for proof, an owner with a new key reads the advice to have the claim confirmed again, and nothing about a name', async () => {
  const proved = { ...holds, isLive: true } as const
  check.answer = judged({ control: { ...unmoved, since: anchor.time }, proved })
  await show(<AnswerForm claims={[shared]} isSending={false} onSend={vi.fn()} onCancel={vi.fn()} />)
  const read = (await waitFor(verdict)).textContent
  expect(read).toContain('Another key controls it now')
  expect(read).toContain('Ask again, this verifier or another one.')
  expect(read).not.toContain('name')
})

it('below a finished proof of an age, the owner reads the verdict that a checker of the proof’s link would read', async () => {
  const vault = await keepProof('active')
  const holding = {} as Answerable['holding']
  await show(<AgeProof claim={shared} holding={holding} vault={vault} today="2026-11-22" />)
  expect((await waitFor(verdict)).textContent).toContain(warning)
  const link = expect.objectContaining({ kind: 'attested', shareId })
  expect(check.asked).toHaveBeenCalledWith(shared.id, { fields: [], isAnswer: false, link })
})

it('beside a kept proof, the owner reads the verdict of a checker as long as the proof’s link works', async () => {
  await show(<MadeProofs claim={shared} vault={await keepProof('active')} />)
  expect((await waitFor(verdict)).textContent).toContain(warning)
})

it('beside a kept proof whose link was withdrawn, the owner reads no verdict about the proof', async () => {
  const vault = await keepProof('withdrawn')
  check.answer = judged(everythingRight)
  await show(
    <>
      <AnswerForm claims={[shared]} isSending={false} onSend={vi.fn()} onCancel={vi.fn()} />
      <MadeProofs claim={shared} vault={vault} />
    </>,
  )
  // The answer form shows a verdict, too. Once this verdict is there, a verdict beside the kept
  // proof would also be there.
  expect((await waitFor(verdict)).textContent).toContain('You can rely on this claim')
  expect(check.asked).toHaveBeenCalledOnce()
})
