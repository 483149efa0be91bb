import { expect, test } from 'vitest'
import { buildCredential, buildIssuer, signCredential, signForVerifier } from '../../test/foreign-issuer.ts'
import { resolveLocal } from '../did/resolve-local.ts'
import { type AskedLdp, checkLdp } from './check-ldp.ts'

const asked: AskedLdp = {
  nonce: 'bm9uY2U',
  audience: 'decentralized_identifier:did:web:asker.example',
  vct: 'unused',
  type: 'VerifiedClaim',
}
const surroundings = {
  now: Date.parse('2026-11-01T00:00:00Z') / 1000,
  resolve: async (did: string) => resolveLocal(did),
}
const issuer = buildIssuer(1)
const presenter = buildIssuer(2)
const attestation = { type: ['ClaimAttestation'], message: 'as signed' }

function buildClaim(members: object = {}) {
  return buildCredential(issuer.did, {
    type: ['VerifiableCredential', 'VerifiedClaim'],
    credentialSubject: { id: presenter.did, title: 'First aid' },
    evidence: [{ ...attestation, openings: { degree: 'opening' } }],
    ...members,
  })
}

type Shown = { credential?: object; from?: typeof presenter; holder?: string | undefined; to?: object }

async function show({ credential = buildClaim(), from = presenter, holder = from.did, to }: Shown = {}) {
  const presentation = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiablePresentation'],
    holder,
    verifiableCredential: [await signCredential(issuer, credential)],
  }
  const { nonce: challenge, audience: domain } = asked
  return signForVerifier(from, presentation, { challenge, domain, ...to })
}

const check = async (shown: unknown, type = asked.type) => checkLdp(shown, { ...asked, type }, surroundings)

test('a presentation with Data Integrity proofs is accepted when the credential’s subject signed it for this request', async () => {
  expect(await check(await show())).toEqual({
    ok: true,
    credential: {
      issuer: issuer.did,
      presenter: presenter.did,
      claims: { title: 'First aid', attestation, fieldOpenings: { degree: 'opening' } },
      status: null,
      statuses: [],
      issuedAt: expect.any(Number),
    },
  })
})

test.each<[string, string, Shown]>([
  ['other-request', 'for another challenge', { to: { challenge: 'another' } }],
  ['other-request', 'for another domain', { to: { domain: 'https://other.example' } }],
  ['not-bound', 'by somebody else than the subject', { from: buildIssuer(3) }],
  ['other-key', 'in the name of the subject', { from: buildIssuer(3), holder: presenter.did }],
  ['expired', 'of an expired credential', { credential: buildClaim({ validUntil: '2026-10-31T23:59:59Z' }) }],
  ['not-valid-yet', 'of a credential of the future', { credential: buildClaim({ validFrom: '2026-12-01T00:00:00Z' }) }],
  ['other-type', 'of another type', { credential: buildClaim({ type: ['VerifiableCredential'] }) }],
])(
  'a presentation with Data Integrity proofs is refused with the fault %s when it is made %s',
  async (fault, _how, shown) => {
    expect(await check(await show(shown))).toEqual({ ok: false, fault })
  },
)

test('a presentation of a badge is accepted only if the request asked for a badge, and only the attested members count', async () => {
  const achievement = { type: ['Achievement'], name: 'Surgery' }
  const credential = buildClaim({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer.did, type: ['Profile'] },
    credentialSubject: { id: presenter.did, type: ['AchievementSubject'], title: 'First aid', achievement },
  })
  const badge = await show({ credential })
  const claims = { title: 'First aid', attestation, fieldOpenings: { degree: 'opening' } }
  expect(await check(badge, 'OpenBadgeCredential')).toEqual({
    ok: true,
    credential: {
      issuer: issuer.did,
      presenter: presenter.did,
      claims,
      status: null,
      statuses: [],
      issuedAt: expect.any(Number),
    },
  })
  expect(await check(badge)).toEqual({ ok: false, fault: 'other-type' })
  expect(await check(await show(), 'OpenBadgeCredential')).toEqual({ ok: false, fault: 'other-type' })
})

test('a presentation with Data Integrity proofs is refused after a change of the credential inside or of a proof', async () => {
  const whole = await show()
  const [credential] = whole['verifiableCredential'] as [Record<string, unknown>]
  const changed = { ...credential, credentialSubject: { id: presenter.did, title: 'Surgery' } }
  const refused = async (shown: unknown) => {
    const found = await check(shown)
    return found.ok ? 'counts' : found.fault
  }
  expect(await refused({ ...whole, verifiableCredential: [changed] })).toBe('other-key')
  const { proof: _, ...unsigned } = whole
  expect(await refused(unsigned)).toBe('not-bound')
  for (const listed of [[], [credential, credential], 'text'])
    expect(await refused({ ...whole, verifiableCredential: listed })).toBe('unreadable')
  expect(await refused('text')).toBe('unreadable')
  const forged = { ...credential, proof: { ...(credential['proof'] as object), verificationMethod: presenter.kid } }
  const shown = await signForVerifier(
    presenter,
    { ...unsigned, verifiableCredential: [forged] },
    { challenge: asked.nonce, domain: asked.audience },
  )
  expect(await refused(shown)).toBe('issuer-signature')
})
