import { holderNameField } from '@did/domain/claim/claim-field'
import { expect, test } from 'vitest'
import { buildConfirmed as build, leaf, own } from '../../test/confirmed-claim.ts'
import { isAsConfirmed } from './is-as-confirmed.ts'
import { describeOpenBadge } from './open-badge.ts'
import { describeVerifiedClaim } from './verified-claim.ts'

const grade = leaf('grade', 'Grade', 'First')
const named = [leaf('holder_name', 'Name', 'Ada Quint'), grade]
const nameless = [leaf('holder_name', 'Name', ''), grade]

// biome-ignore lint/suspicious/noExplicitAny: the tests change members at any depth
type Anything = any
const change = async (edit: (credential: Anything) => void, leaves = named): Promise<boolean> => {
  const credential = structuredClone(describeVerifiedClaim(await build(leaves)))
  edit(credential)
  return isAsConfirmed(credential, own)
}

test('a browser signs a credential that says what the verifier’s wallet confirmed, with or without fields and in any order of members', async () => {
  expect(await change(() => {})).toBe(true)
  expect(await change(() => {}, [])).toBe(true)
  const badge = describeOpenBadge(await build(named), own.issuerName)
  expect(await isAsConfirmed(badge, own)).toBe(true)
  const reversed = Object.fromEntries(Object.entries(badge).toReversed())
  expect(await isAsConfirmed(reversed, own)).toBe(true)
})

test('a browser signs a credential without a holder’s name if the verifier confirmed the claim without a name', async () => {
  expect(await change((c) => expect(c.credentialSubject.fields).toEqual({ grade: 'First' }), nameless)).toBe(true)
  expect(await change((c) => (c.credentialSubject.fields[holderNameField.field] = 'Ada Quint'), nameless)).toBe(false)
})

test.each<[string, (credential: Anything) => void]>([
  ['another title', (c) => (c.credentialSubject.title = 'Doctor')],
  [
    'another title in the attestation, too',
    (c) => {
      c.credentialSubject.title = 'Doctor'
      c.evidence[0].message.title = 'Doctor'
    },
  ],
  ['another value of a field', (c) => (c.credentialSubject.fields.grade = 'Third')],
  ['a field that nobody confirmed', (c) => (c.credentialSubject.fields.honours = 'Many')],
  [
    'a field without its confirmed value',
    (c) => {
      delete c.credentialSubject.fields.grade
    },
  ],
  [
    'less than all fields',
    (c) => {
      delete c.credentialSubject.fields.grade
      delete c.evidence[0].openings.grade
    },
  ],
  ['one more member of the subject', (c) => (c.credentialSubject.owes = '1 million')],
  ['one more member of the evidence', (c) => (c.evidence[0].owes = '1 million')],
  ['one more member of the credential', (c) => (c.termsOfUse = [])],
  ['one more attestation', (c) => c.evidence.push(c.evidence[0])],
  ['another meaning of the names', (c) => (c['@context'][1]['@vocab'] = 'https://other.example/')],
  ['a subject that is no DID', (c) => (c.credentialSubject.id = 'https://other.example')],
  ['another place in the status list', (c) => (c.credentialStatus.statusListIndex = '1')],
  ['another issuer', (c) => (c.issuer = `did:ethr:0x7a69:0x${'11'.repeat(20)}`)],
  ['a credential that has a proof already', (c) => (c.proof = {})],
])('a browser does not sign a credential that is not what the verifier’s wallet confirmed: %s', async (_what, edit) => {
  expect(await change(edit)).toBe(false)
})

test('a browser does not sign a credential whose attestation is by another wallet, or for another chain or registry', async () => {
  const credential = describeVerifiedClaim(await build(named))
  expect(await isAsConfirmed(credential, { ...own, verifier: `0x${'11'.repeat(20)}` })).toBe(false)
  expect(await isAsConfirmed(credential, { ...own, chainId: 1 })).toBe(false)
  expect(await isAsConfirmed(credential, { ...own, didRegistry: `0x${'11'.repeat(20)}` })).toBe(false)
})

test('a browser does not sign a badge that calls its issuer by another name than the installation’s name for the verifier', async () => {
  const badge = describeOpenBadge(await build(named), 'University of Tests')
  expect(await isAsConfirmed(badge, own)).toBe(false)
})
