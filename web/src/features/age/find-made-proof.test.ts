import { shareRecordSchema } from '@did/domain/share/share-record'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { buildStatement } from '@did/proofs/build-statement'
import { expect, test } from 'vitest'
import { claim } from '../../../test/rig/people.ts'
import { type Content, contentSchema } from '../../entities/vault/store/content.ts'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'
import { findMadeProof } from './find-made-proof.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const age = describeStatement(buildStatement({ type: 'AgeProof', years: 21, today: '2026-11-20' }))
const newer = `${'n'.repeat(21)}A`
const older = `${'o'.repeat(21)}A`
const basics = { kind: 'proof', claimId: claim.id, fact: age, audience: 'Bar do Cais', expiresAt: now / 1000 + 60 }
const inGerman = { fact: 'geboren am 20. Nov. 2005 oder früher' }

const proofOf = (shareId: string, changes: object = {}) =>
  contentSchema.parse({ ...basics, shareId, url: `https://did.example/${shareId}`, ...changes })
const vaultOf = (...contents: Content[]) =>
  ({
    entries: new Map(contents.map((content, index) => [index, { state: 'read', version: 1, content }])),
  }) as unknown as OpenVault
const shareOf = (id: string, changes: object = {}) =>
  shareRecordSchema.parse({
    ...{ id, claimId: claim.id, claimTitle: claim.title, kind: 'proof', status: 'active', fields: [], views: 0 },
    ...{ createdAt: '2026-11-20T23:59:00Z', expiresAt: null, maxViews: null, lastViewedAt: null, url: null },
    ...{ tellsConfirmation: null, label: null, isHandedOut: false, form: 'long', collectionId: null },
    ...changes,
  })
const shares = [shareOf(newer), shareOf(older)]
const find = (vault: OpenVault, of = shares) => findMadeProof(vault, { claimId: claim.id, shares: of, now })?.shareId

test('the newest proof of an age is found in the vault, in whatever order the vault holds the proofs', () => {
  expect(find(vaultOf(proofOf(older), proofOf(newer)))).toBe(newer)
  expect(find(vaultOf(proofOf(newer), proofOf(older)))).toBe(newer)
  expect(find(vaultOf())).toBeUndefined()
})

test.each([
  ['has ended', { expiresAt: now / 1000 - 1 }],
  ['is of another claim', { claimId: claim.id + 1 }],
  ['is about another fact', { fact: 'living in Portugal' }],
  ['answered a request and has no link', { url: '' }],
])('a proof that %s is not found in the vault as a proof of the age', (_, changes) => {
  expect(find(vaultOf(proofOf(newer, changes)))).toBeUndefined()
})

test('a proof that was made in another language is found as a proof of the age only if the vault also stores the age', () => {
  expect(find(vaultOf(proofOf(newer, { ...inGerman, age: 21 })))).toBe(newer)
  expect(find(vaultOf(proofOf(newer, inGerman)))).toBeUndefined()
})

test('a withdrawn proof of an age is not found, and an older proof that still holds is found instead', () => {
  const withdrawn = [shareOf(newer, { status: 'withdrawn' }), shareOf(older)]
  expect(find(vaultOf(proofOf(newer), proofOf(older)), withdrawn)).toBe(older)
})
