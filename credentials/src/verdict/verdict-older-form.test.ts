import { olderFormEnd } from '@did/domain/protocol/older-form'
import { describe, expect, test } from 'vitest'
import { anchor, attested, codes, judge, now } from '../../test/verdict-rig.ts'
import type { ParsedShare } from '../share/share-link.ts'

describe('the verdict on a claim of the older form, which names nobody', () => {
  test('is genuine when the chain recorded the claim before that form ended', () => {
    expect(judge({ anchor: { ...anchor, time: olderFormEnd - 1 } }).overall).toBe('genuine')
  })

  test.each([
    ['was recorded when that form had ended', { ...anchor, time: olderFormEnd }],
    ['was recorded later', { ...anchor, time: now }],
    ['was never recorded', null],
  ])('is amber when the claim %s', (_, recorded) => {
    const verdict = judge({ anchor: recorded })
    expect(verdict).toMatchObject({ overall: 'caution', text: 'attested' })
    expect(codes(verdict)).toContain('holder-not-named')
  })

  test('is grey when nobody could ask when the chain recorded the claim', () => {
    expect(judge({ anchor: 'unknown' }).overall).toBe('unchecked')
  })
})

describe('a link with a proof', () => {
  const proved = Uint8Array.of(1)
  const asksForName = (share: ParsedShare) => codes(judge({ anchor: null }, share)).includes('holder-not-named')

  test('does not ask for a name when it only proves', () => {
    expect(asksForName({ ...attested, proved })).toBe(false)
  })

  test('asks for a name when it opens a field of the claim, too', () => {
    const opened = [{ field: 'degree', value: 'MSc', salt: `0x${'a1'.repeat(32)}` as const }]
    expect(asksForName({ ...attested, proved, opened })).toBe(true)
  })
})
