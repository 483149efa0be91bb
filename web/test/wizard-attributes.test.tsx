import { expect, it, vi } from 'vitest'
import { beginDraft } from '../src/features/onboarding/claim-draft.ts'
import { keepWizard, recallWizard } from '../src/features/onboarding/kept-wizard.ts'
import { OnboardingWizard } from '../src/features/onboarding/onboarding-wizard.tsx'
import { ada, claim, did, signer, registry as verifier } from './rig/people.ts'
import { button, choose, field, press, show, type, waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

const address = ada.walletAddress
const account = { connected: true, address, signer, session: { status: 'signed-in' } } as const
const wish = 'Add “Date of birth” right after this step'
const heading = () =>
  [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Add Date of birth')

/** The wizard opens at its claim step, and its verifier is already chosen. */
async function fillClaimStep() {
  const draft = { ...beginDraft('Ada Marten'), verifierId: verifier.id }
  keepWizard(address, { wizard: { step: 'claim', did }, draft })
  const server = stubServer({ '/api/verifiers': [verifier] })
  const onComplete = vi.fn()
  const props = { address, user: ada, dids: [did], onChain: null, doneNotice: null, onComplete, onLeave: vi.fn() }
  await show(<OnboardingWizard {...props} />, account)
  await waitFor(() => field('Start from a template (optional)').querySelector('[value=of-age]'))
  await type('Start from a template (optional)', 'of-age')
  await waitFor(() => document.body.textContent.includes('“Date of birth” belongs to your private attributes'))
  await type('Older than', '18')
  return server
}

it('the wizard says what a verifier keeps, and asks for the chosen private attribute before it sends the request', async () => {
  const server = await fillClaimStep()
  expect(document.body.textContent).toContain('What a verifier confirms stays in its own records')
  await choose(wish)
  expect(field(wish)).toMatchObject({ checked: true })
  await press('Create Claim and Send Request')
  expect(await server.next()).toMatchObject({ method: 'POST', path: '/api/claims' })
  await server.accept(claim)
  await waitFor(heading)
  await waitFor(() => button('Set up private attributes'))
  expect(server.asked).toHaveLength(1)
  expect(recallWizard(address, { user: ada, dids: [did] }).wizard.step).toBe('attributes')

  await press('Add it later')
  await press('Send Request')
  expect(await waitFor(() => server.asked[1])).toMatchObject({ method: 'POST', path: '/api/verification-requests' })
})

it('the wizard sends the request at once when the person has not chosen to add a private attribute', async () => {
  const server = await fillClaimStep()
  await choose(wish)
  await choose(wish)
  await press('Create Claim and Send Request')
  await server.next()
  await server.accept(claim)
  expect(await waitFor(() => server.asked[1])).toMatchObject({ method: 'POST', path: '/api/verification-requests' })
  expect(heading()).toBeUndefined()
})
