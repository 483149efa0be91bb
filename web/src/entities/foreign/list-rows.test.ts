import { buildJudged } from '@did/credentials/test/judged-credential'
import { accredited, neverReviewed, suspended } from '@did/credentials/test/verdict-rig'
import { expect, test } from 'vitest'
import { findUncheckedName, listOwnRows } from './list-rows.ts'

test('a field has the label that the verifier signed, and its value is written for people', async () => {
  const { content, facts } = await buildJudged()
  const share = facts.own?.evidence.kind === 'attested' ? facts.own.evidence.share : null
  const rows = listOwnRows(content.members, share)
  expect(rows).toContainEqual({ name: 'Awarded on', value: 'Jul 14, 2026' })
  expect(rows).toContainEqual({ name: 'Name', value: 'Maya Rossi' })
  expect(rows).toContainEqual({ name: 'Country', value: 'Portugal' })
})

test('the name of an issuer needs no warning only if the issuer is accredited under this name', async () => {
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
