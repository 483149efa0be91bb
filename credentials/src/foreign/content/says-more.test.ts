import { expect, test } from 'vitest'
import { buildConfirmed, leaf, own } from '../../../test/confirmed-claim.ts'
import { buildCredential, buildIssuer, signCredential } from '../../../test/foreign-issuer.ts'
import { verifyCredentialProof } from '../../data-integrity/verify-proof.ts'
import { resolveLocal } from '../../did/resolve-local.ts'
import { describeOpenBadge } from '../../portable/open-badge.ts'
import { describeVerifiedClaim } from '../../portable/verified-claim.ts'
import { describeContent } from '../content.ts'

const issuer = buildIssuer(1)
const asked = { resolve: async (did: string) => resolveLocal(did), now: new Date('2026-11-01T00:00:00Z') }
const isWhole = (credential: object) =>
  describeContent({ form: 'data-integrity', credential: { ...credential } }).isWhole
const exam = 'https://school.example/exams/1'
const about = (members: object) => ({ credentialSubject: { id: 'did:example:maya', ...members } })

test.each<[string, object, object]>([
  [
    'the object of its issuer',
    about({ employer: { id: issuer.did, employment: 'ended' } }),
    { issuer: { id: issuer.did, employment: 'ended' }, ...about({ employer: { id: issuer.did } }) },
  ],
  [
    'its evidence',
    { evidence: [{ id: exam, type: ['Evidence'] }], ...about({ exam: { id: exam, result: 'failed' } }) },
    { evidence: [{ id: exam, type: ['Evidence'], result: 'failed' }], ...about({ exam: { id: exam } }) },
  ],
  [
    'a further member',
    { reference: { id: exam }, ...about({ exam: { id: exam, result: 'failed' } }) },
    { reference: { id: exam, result: 'failed' }, ...about({ exam: { id: exam } }) },
  ],
])(
  'a credential is not described as whole when somebody has moved a member of its subject into %s',
  async (_, said, moved) => {
    const signed = await signCredential(issuer, buildCredential(issuer.did, said))
    expect(await verifyCredentialProof({ ...signed, ...moved }, asked)).toMatchObject({ ok: true })
    expect(isWhole({ ...signed, ...moved })).toBe(false)
  },
)

test('a credential whose issuer describes itself is whole, unless the subject names this issuer', () => {
  const profile = { id: issuer.did, name: 'School', url: 'https://school.example', image: { id: 'x', type: 'Image' } }
  const build = (members: object) => buildCredential(issuer.did, { issuer: profile, ...members })
  expect([{}, about({ course: { creator: issuer.did } })].map((members) => isWhole(build(members)))).toEqual([
    true,
    false,
  ])
})

test('a credential that this product writes is whole', async () => {
  const describing = await buildConfirmed([leaf('holder_name', 'Name', 'Ada Quint'), leaf('grade', 'Grade', 'First')])
  expect([describeVerifiedClaim(describing), describeOpenBadge(describing, own.issuerName)].map(isWhole)).toEqual([
    true,
    true,
  ])
})
