import { attested, everythingRight } from '@did/credentials/test/verdict-rig'
import { afterAll, expect, it, vi } from 'vitest'
import { checkedRow, mark } from '../rows/rows-rig.ts'
import { toCells } from './export-rows.ts'
import { joinSentences } from './join-sentences.ts'

vi.stubGlobal('location', { origin: 'https://id.example' })
afterAll(() => void vi.unstubAllGlobals())

const link = '/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'

it('a saved row has its link with a fingerprint, its verifier’s address and standing, and the days of confirmation and end', () => {
  const [head = [], line = []] = toCells(mark(checkedRow(1, { link })))
  const cellOf = (column: string) => line[head.indexOf(column)]
  expect(cellOf('Link')).toBe(`https://id.example${link}`)
  // `printf %s LINK | sha256sum` prints this hash.
  expect(cellOf('Fingerprint of the link (SHA-256)')).toBe(
    'cb11c93388d0dec259fc44a443b34f7972eb4b04efa21a808b63404ecb19dd5e',
  )
  expect(cellOf('Address of the verifier')).toBe(attested.message.verifier)
  expect(cellOf('Standing of the verifier')).toMatch(/a known verifier since/)
  const { anchor } = everythingRight
  const day = anchor === 'unknown' || anchor === null ? '' : new Date(anchor.time * 1000).toISOString().slice(0, 10)
  expect(cellOf('Confirmed no later than (UTC)')).toBe(day)
  expect(cellOf('Valid until (UTC)')).toBe(new Date(attested.message.validUntil * 1000).toISOString().slice(0, 10))
})

it('each sentence in a cell of a saved row ends with exactly one full stop, exclamation mark or question mark', () => {
  expect(joinSentences(['It is no longer true.', '', 'The same link as row 1', 'Whose?'])).toBe(
    'It is no longer true. The same link as row 1. Whose?',
  )
})
