import { headlines } from '@did/domain/texts/en/verdict/headlines'
import { readableDate } from '@did/domain/texts/told-facts'
import { expect, test } from 'vitest'
import { attested, codes, holds, judge, now, proof } from '../../test/verdict-rig.ts'
import type { ParsedShare } from '../share/share-link.ts'
import type { VerdictFacts } from './verdict.ts'
import { outcomes } from './verdict-checks.ts'

const committed: ParsedShare = {
  ...attested,
  message: { ...proof.message, commitment: `0x${'cd'.repeat(32)}` },
  proved: Uint8Array.of(1),
}

test('the proof of a statement in a link counts until the time at which the proof ends, and a false proof turns the verdict red', () => {
  const found = (changed: Partial<VerdictFacts>) => {
    const { overall, checks } = judge(changed, committed)
    return [overall, checks.find(({ name }) => name === 'fact')?.code]
  }
  expect(found({ proved: holds, shareStatus: 'unknown' })).toEqual(['caution', 'fact-proved'])
  const inTrial = { ...holds, hasDevelopmentKeys: true }
  expect(found({ proved: inTrial, shareStatus: 'unknown' })).toEqual(['caution', 'fact-proved-in-trial'])
  expect(found({ proved: { ...holds, until: now }, shareStatus: 'unknown' })).toEqual(['caution', 'fact-ended'])
  expect(found({ proved: { ok: false }, shareStatus: 'unknown' })).toEqual(['not-genuine', 'fact-not-proved'])
  expect(found({ proved: 'unknown', shareStatus: 'unknown' })).toEqual(['unchecked', 'fact-unchecked'])
  expect(found({ shareStatus: 'unknown' })).toEqual(['unchecked', 'fact-unchecked'])
})

test('the proof of a statement in a link turns the verdict red when the verifier signed no attributes', () => {
  const verdict = judge({ proved: holds }, { ...attested, proved: Uint8Array.of(1) })
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(codes(verdict)).toContain('fact-not-vouched-for')
})

test('the headlines of a verdict that can be about a file do not say “link”', () => {
  const told = { who: 'X', holder: '', owner: '', signedOn: null, at: '', reason: null, fact: '', audience: '' }
  for (const code of ['holder-not-named', 'verifier-unchecked'] as const)
    expect(headlines[code].sentence(told)).not.toContain('link')
})

test('a verdict has a headline for every finding that can decide the verdict', () => {
  const deciding = Object.entries(outcomes).filter(([, { outcome }]) => outcome !== 'passed')
  expect(deciding.map(([code]) => code).toSorted()).toEqual(Object.keys(headlines).toSorted())
})

test('a verdict can write every time at which a verifier can sign, and every time that the chain can answer', () => {
  for (const time of [0, 253_402_300_799, Number.MAX_SAFE_INTEGER]) expect(readableDate(time)).toMatch(/\d/)
})
