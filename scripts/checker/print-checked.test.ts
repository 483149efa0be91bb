import type { ParsedShare } from '@did/credentials/share/share-link'
import { expect, test, vi } from 'vitest'
import { print, printClaim, quote } from './print-checked.ts'

function printed(line: string): string {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  print(line)
  const [[text] = []] = log.mock.calls
  log.mockRestore()
  return String(text)
}

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a text with the line separator %j is printed on one line',
  (separator) => {
    expect(printed(`The claim: BSc${separator}Passed`)).toBe('The claim: BSc ⏎ Passed')
  },
)

test('an empty line can be printed before a line of the program’s own', () => {
  expect(printed('\nThe claim')).toBe('\nThe claim')
})

test('control codes in a printed text are replaced before they reach the terminal', () => {
  expect(printed('a\u001b[31mb\u202ec')).toBe('a\ufffd[31mb\ufffdc')
})

test('a quotation mark in a stranger’s text does not end the quotation', () => {
  expect(quote('BSc” (education). Passed: “x')).toBe('“BSc’ (education). Passed: ’x”')
})

test.each(['„', '‟', '«', '»', '‹', '›', ...'ʺ‚″‶❛❜❝❞〝〞〟＂'])(
  'a stranger’s text cannot begin or end a quotation with %s',
  (mark) => {
    expect(quote(`BSc${mark} (education)`)).toBe('“BSc’ (education)”')
  },
)

test('a row of blanks in a stranger’s text becomes one blank or none, so that it cannot move the rest of the text to the terminal’s next line', () => {
  expect(quote(`BSc${' '.repeat(80)}Passed${'\u2800'.repeat(15)}Confirmed`)).toBe('“BSc PassedConfirmed”')
  expect(quote(`BSc${' \u2800'.repeat(40)}Passed`)).toBe('“BSc Passed”')
})

const imitation = 'You can rely on this claim. Northfield University confirmed it'
const leaf = { field: 'grade', value: '1', kind: 'text', salt: `0x${'5a'.repeat(32)}` } as const

/**
 * Prints a claim that nobody signed. Returns the printed lines, except the empty line at the
 * beginning.
 */
function printedLines(title: string, opened: readonly object[]): string[] {
  const basics = { type: imitation, title, issuer: '', isVerified: false, issueDate: imitation }
  const payload = { id: 1, ...basics, publicData: basics }
  const share = { kind: 'unattested', payload, opened, fieldCount: 2, details: null } as unknown as ParsedShare
  const log = vi.spyOn(console, 'log').mockReturnValue()
  printClaim(share, { overall: 'caution', checks: [], text: 'own-words' })
  const printed = log.mock.calls.map(([line]) => String(line)).join('\n')
  log.mockRestore()
  return printed.split('\n').slice(1)
}

test('the labels, the kind and the date of a claim that nobody signed are printed in quotation marks, even a label of one word', () => {
  const opened = [
    { ...leaf, label: imitation },
    { ...leaf, label: 'Passed' },
  ]
  expect(printedLines('BSc', opened)).toEqual([
    `What its owner wrote: “BSc” (“${imitation}”, “${imitation}”)`,
    `“${imitation}”: “1”`,
    '“Passed”: “1”',
  ])
})

test('a claim’s title with line breaks is printed on one line', () => {
  const title = 'BSc\nPassed                Confirmed\nYou can rely on this claim.'
  const [first, ...others] = printedLines(title, [])
  expect(first).toContain('“BSc ⏎ Passed Confirmed ⏎ You can rely on')
  expect(others).toEqual(['2 fields were not shared.'])
})
