import { expect, test } from 'vitest'
import { createRecoverySecret, formatRecoveryCode, isGroupOf, readRecoveryCode } from './recovery-code.ts'

const secret = Uint8Array.from({ length: 20 }, (_, place) => place * 13)
const code = formatRecoveryCode(secret)
const groups = code.split('-')
const replace = (place: number, group: string) => groups.with(place, group).join('-')

test('a recovery code has eight groups of five characters, and the page computes from the code the same bits from which it made the code', () => {
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){7}[0-9A-HJKMNP-TV-Z]{5}$/)
  for (const bits of [secret, new Uint8Array(20), new Uint8Array(20).fill(255), createRecoverySecret()])
    expect(readRecoveryCode(formatRecoveryCode(bits))).toEqual({ kind: 'read', secret: bits })
})

test('a recovery code may be typed in small letters, with O for 0, I or L for 1, and any separators', () => {
  const zeros = formatRecoveryCode(Uint8Array.from({ length: 20 }, () => 0x08))
  expect(zeros).toMatch(/0.*1/)
  for (const typed of [
    zeros.toLowerCase(),
    zeros.replaceAll('0', 'O').replaceAll('1', 'I'),
    zeros.replaceAll('0', 'o').replaceAll('1', 'l'),
    zeros.replaceAll('-', ' '),
    `  ${zeros.replaceAll('-', '')}\n`,
    zeros.replaceAll('-', ' – '),
  ])
    expect(readRecoveryCode(typed).kind, typed).toBe('read')
})

test('if a recovery code has a wrong character or two exchanged neighbouring characters in a group, the page names this group', () => {
  for (const [place, group] of groups.entries()) {
    for (let at = 0; at < 5; at++) {
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ')
        if (other !== group[at])
          expect(readRecoveryCode(replace(place, group.slice(0, at) + other + group.slice(at + 1)))).toEqual({
            kind: 'wrong',
            groups: [place + 1],
          })
      const [first, second] = [group[at], group[at + 1]]
      if (second === undefined || first === second) continue
      const exchanged = group.slice(0, at) + second + first + group.slice(at + 2)
      expect(readRecoveryCode(replace(place, exchanged))).toEqual({ kind: 'wrong', groups: [place + 1] })
    }
  }
})

test('the page notices exchanged groups of a recovery code, missing characters, and characters that no code has', () => {
  const [first = '', second = ''] = groups
  expect(readRecoveryCode([second, first, ...groups.slice(2)].join(' '))).toEqual({ kind: 'wrong', groups: [1, 2] })
  expect(readRecoveryCode(replace(3, 'ABCD'))).toEqual({ kind: 'wrong', groups: [4] })
  expect(readRecoveryCode(replace(7, 'UUUUU'))).toEqual({ kind: 'wrong', groups: [8] })
  expect(readRecoveryCode(groups.slice(1).join('-'))).toEqual({ kind: 'length', characters: 35 })
  expect(readRecoveryCode('')).toEqual({ kind: 'length', characters: 0 })
})

test('the page tells whether the owner typed the one group of the recovery code that it asked for', () => {
  expect(isGroupOf(code, 2, ` ${groups[2]?.toLowerCase()} `)).toBe(true)
  expect(isGroupOf(code, 2, groups[1] ?? '')).toBe(false)
  expect(isGroupOf(code, 2, '')).toBe(false)
})
