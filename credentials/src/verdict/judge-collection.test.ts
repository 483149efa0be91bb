import { claimIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { buildCredentialShare, buildFields } from '../../test/credential-fixtures.ts'
import { buildMessage } from '../../test/fixtures.ts'
import { everythingRight } from '../../test/verdict-rig.ts'
import { buildShareUrl, parseShareUrl } from '../share/share-link.ts'
import { describeCollection } from './describe-collection.ts'
import { judgeCollection } from './judge-collection.ts'
import { judgeShare, type VerdictFacts } from './verdict.ts'

const publicUrl = 'https://did.example.org'
const { subject } = buildMessage()
const other = subject.replace(/.$/, (last) => (last === '1' ? '2' : '1'))

type Given = { name?: string; subject?: string; claimId?: number; isNamed?: boolean; facts?: Partial<VerdictFacts> }

async function member(given: Given, index: number) {
  const { name = 'Maya Rossi', subject: whose = subject, isNamed = true, facts = {}, claimId = index + 1 } = given
  const opened = isNamed ? ['holder_name'] : []
  const message = buildMessage({ subject: whose, claimId: claimIdSchema.parse(claimId) })
  const built = await buildCredentialShare(opened, buildFields(name), message)
  const share = parseShareUrl(buildShareUrl({ publicUrl, ...built }))
  return { share, verdict: judgeShare(share, { ...everythingRight, shareStatus: 'unknown', ...facts }) }
}

const judge = async (...given: Given[]) => judgeCollection(await Promise.all(given.map(member)))

test('credentials of one DID with one holder’s name belong to one identity', async () => {
  const finding = await judge({}, { name: ' maya  ROSSI ' }, { isNamed: false })
  expect(finding).toEqual({ kind: 'one-identity', confirmed: 3, repeated: 0 })
  expect(describeCollection(finding, 3)).toBe('All 3 were issued to one identity.')
})

test('copies of one credential are found to be one credential', async () => {
  const finding = await judge({ claimId: 7 }, { claimId: 7 }, { claimId: 7, isNamed: false })
  expect(finding).toEqual({ kind: 'same-credential', times: 3 })
  expect(describeCollection(finding, 3)).toBe('It is the same credential, 3 times.')
})

test('a second copy of a credential does not count as a further credential', async () => {
  const finding = await judge({ claimId: 7 }, { claimId: 8 }, { claimId: 7 })
  expect(finding).toEqual({ kind: 'one-identity', confirmed: 2, repeated: 1 })
  expect(describeCollection(finding, 3)).toBe(
    'The 2 different confirmed ones of 3 were issued to one identity. One came twice.',
  )
})

test('credentials of two DIDs belong to two identities, whatever holders’ names they show', async () => {
  expect(await judge({}, { subject: other })).toEqual({ kind: 'several-identities', identities: 2 })
  expect(await judge({}, { subject: other, name: 'Ada Byron' })).toEqual({ kind: 'several-identities', identities: 2 })
})

test('the verdict on a collection gives both names when the verifiers confirmed two names for one DID', async () => {
  const finding = await judge({}, { name: 'Ada Byron' }, { isNamed: false })
  expect(finding).toEqual({ kind: 'names-differ', names: ['Maya Rossi', 'Ada Byron'] })
  expect(describeCollection(finding, 3)).toContain('“Maya Rossi”, “Ada Byron”')
})

test('a credential that its verifier did not sign has no influence on whether credentials belong to one identity', async () => {
  const forged = { facts: { attestation: { ok: false, reason: 'signer-mismatch' } as const } }
  expect(await judge({}, {}, { ...forged, subject: other, name: 'Ada Byron' })).toEqual({
    kind: 'one-identity',
    confirmed: 2,
    repeated: 0,
  })
  expect(await judge({}, forged)).toEqual({ kind: 'nothing-to-compare' })
  const damaged = parseShareUrl('/shared-claim?data=eA%3D%3D#p=AAAA')
  expect(judgeCollection([{ share: damaged, verdict: judgeShare(damaged, everythingRight) }])).toEqual({
    kind: 'nothing-to-compare',
  })
})
