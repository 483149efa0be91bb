import { buildFields } from '@did/credentials/test/credential-fixtures'
import { buildJudged } from '@did/credentials/test/judged-credential'
import { accredited, neverReviewed, suspended } from '@did/credentials/test/verdict-rig'
import { expect, test } from 'vitest'
import { findUncheckedName, listOwnRows } from './list-rows.ts'

test('a field of a credential has the label that the verifier signed, and a value in words for people', async () => {
  const { content, facts } = await buildJudged()
  const share = facts.own?.evidence.kind === 'attested' ? facts.own.evidence.share : null
  const rows = listOwnRows(content.members, share)
  const stranger = { isOwnName: false, isOwnValue: true }
  expect(rows).toContainEqual({ name: 'Awarded on', value: 'Jul 14, 2026', ...stranger })
  expect(rows).toContainEqual({ name: 'Name', value: 'Maya Rossi', isOwnName: true, isOwnValue: false })
  expect(rows).toContainEqual({ name: 'Country', value: 'Portugal', ...stranger })
})

test('the name of the level in a credential of this product depends on the claim’s type', () => {
  const members = [
    { name: 'claimType', value: 'employment' },
    { name: 'level', value: 'IdentityProof' },
  ]
  expect(listOwnRows(members, null).map(({ value }) => value)).toEqual(['Employment History', 'Employment History'])
})

test('a field keeps the label that its owner chose, even if the product labels a member of its own in the same words, and the page knows who chose it', async () => {
  const leaves = buildFields()
  for (const leaf of leaves) if (leaf.field !== 'holder_name') leaf.label = 'Confirmed by'
  const { content, facts } = await buildJudged({ leaves })
  const share = facts.own?.evidence.kind === 'attested' ? facts.own.evidence.share : null
  const rows = listOwnRows(content.members, share).filter(({ name }) => name === 'Confirmed by')
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row.isOwnName).toBe(false)
})

test('the page warns of an issuer’s name unless the issuer is accredited under exactly this name', async () => {
  const { facts, ...judged } = await buildJudged()
  const content = { ...judged.content, issuerName: 'University' }
  const by = (standing: typeof accredited) =>
    findUncheckedName({ content, facts: { ...facts, issuer: { kind: 'verifier', standing } } })
  expect(by(accredited)).toBeNull()
  expect(by({ ...accredited, name: 'College' })).toBe('University')
  expect(by(suspended)).toBe('University')
  expect(by(neverReviewed)).toBe('University')
  expect(findUncheckedName({ content, facts })).toBe('University')
})
