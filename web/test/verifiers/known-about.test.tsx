import type { EarlierDecision } from '@did/domain/verification-request/opened-request'
import { expect, it } from 'vitest'
import { KnownAbout } from '../../src/features/verification/desk/known-about.tsx'
import { reviewTexts } from '../../src/texts/en/frame/names.ts'
import { waiting } from '../rig/people.ts'
import { show } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const verifierName = 'National Credential Office'
const earlier = {
  id: 1,
  verifierId: 8,
  verifierName,
  accreditation: 'self-registered',
  status: 'approved',
  at: '2026-11-21T09:00:00.000Z',
  reason: null,
}

async function read(decision: Partial<EarlierDecision>): Promise<string> {
  stubServer({ '/api/register': [] })
  const approved = { ...earlier, ...decision }
  const { accreditation } = approved
  const claim = { standing: 'current', validUntil: null, chainRecord: 'none', accreditation }
  const opened = { request: waiting, claim, earlier: [approved], likelyDuplicates: [] }
  await show(<KnownAbout opened={opened as never} hrefOf={() => '/'} />)
  return document.body.textContent ?? ''
}

it('a verifier reads before it signs that nobody reviewed the verifier that approved the claim, and not that the claim is verified', async () => {
  const told = await read({})
  expect(told).toContain(`“${verifierName}” approved it on Nov 21, 2026.`)
  expect(told).toContain(reviewTexts['self-registered'])
  expect(told).toContain('A verifier that nobody had reviewed confirmed it.')
  expect(told).not.toContain('It is verified')
})

it('a verifier reads that the claim is verified if an accredited verifier approved it', async () => {
  const told = await read({ accreditation: 'accredited' })
  expect(told).toContain('It is verified at present.')
  expect(told).toContain(reviewTexts.accredited)
})

it('the verifier’s work page tells a verifier nothing about the standing of the verifier itself', async () => {
  expect(await read({ verifierId: waiting.verifierId })).not.toContain(reviewTexts['self-registered'])
})
