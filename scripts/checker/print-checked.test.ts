import { expect, test, vi } from 'vitest'
import { print, quote } from './print-checked.ts'

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

test('a line of the program itself may follow an empty line', () => {
  expect(printed('\nThe claim')).toBe('\nThe claim')
})

test('a printed text cannot send control codes to the terminal', () => {
  expect(printed('a\u001b[31mb\u202ec')).toBe('a\ufffd[31mb\ufffdc')
})

test('a quotation mark in a stranger’s text does not end the quotation', () => {
  expect(quote('BSc” (education). Passed: “x')).toBe('“BSc" (education). Passed: "x”')
})
