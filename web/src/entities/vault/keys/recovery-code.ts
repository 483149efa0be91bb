import { recoveryCode } from '@did/domain/vault/limits'
import { type Bytes, randomBytes } from '../../../lib/bytes.ts'

/**
 * Crockford's base 32 has no I, L, O and U. So the page can read a typed I or L as 1, and an O as
 * 0.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const { groups, groupLength } = recoveryCode
const dataPerGroup = groupLength - 1
const codeBytes = 20

export function createRecoverySecret(): Bytes {
  return randomBytes(codeBytes)
}

/**
 * Writes 160 bits as eight groups. Each group has four characters for the bits, and a fifth one
 * that checks these four characters and the place of the group.
 */
export function formatRecoveryCode(secret: Bytes): string {
  const symbols = toSymbols(secret)
  return Array.from({ length: groups }, (_, group) => {
    const data = symbols.slice(group * dataPerGroup, (group + 1) * dataPerGroup)
    return [...data, checkSymbol(data, group)].map((symbol) => alphabet[symbol]).join('')
  }).join('-')
}

export type ReadCode =
  | { kind: 'read'; secret: Bytes }
  /** The places of the wrong groups, counted from 1. */
  | { kind: 'wrong'; groups: readonly number[] }
  | { kind: 'length'; characters: number }

/** Accepts lower case, O for 0, I or L for 1, and any spaces and dashes. */
export function readRecoveryCode(text: string): ReadCode {
  const typed = splitGroups(text)
  const characters = typed.join('').length
  const wrong = typed.flatMap((group, place) => (readGroup(group, place) ? [] : [place + 1]))
  if (typed.length === groups && wrong.length > 0) return { kind: 'wrong', groups: wrong }
  if (typed.length !== groups) return { kind: 'length', characters }
  return { kind: 'read', secret: toBytes(typed.flatMap((group, place) => readGroup(group, place) ?? [])) }
}

/** A right answer is a sign that the owner has written the recovery code down. */
export function isGroupOf(code: string, place: number, typed: string): boolean {
  return splitGroups(code)[place] === normalize(typed)
}

/**
 * Splits a recovery code at the separators that the person typed, if they make eight groups. A
 * missing character then makes only one group wrong.
 */
function splitGroups(text: string): string[] {
  const asTyped = text
    .trim()
    .split(/[^0-9A-Za-z]+/)
    .map(normalize)
  if (asTyped.length === groups) return asTyped
  return normalize(text).match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
}

function normalize(text: string): string {
  return text
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

function readGroup(group: string, place: number): number[] | null {
  const symbols = [...group].map((character) => alphabet.indexOf(character))
  if (symbols.length !== groupLength || symbols.includes(-1)) return null
  const data = symbols.slice(0, dataPerGroup)
  return symbols[dataPerGroup] === checkSymbol(data, place) ? data : null
}

/**
 * Returns a group's check symbol: the value at 2 of a polynomial over GF(32), whose first
 * coefficient includes the group's place. The symbol always detects one wrong character, two
 * swapped characters and two swapped groups.
 */
function checkSymbol(data: readonly number[], place: number): number {
  return data.reduce((sum, symbol) => double(sum ^ symbol), place)
}

/** Doubles a symbol in GF(32) with x⁵ + x² + 1. */
function double(symbol: number): number {
  return symbol & 16 ? (symbol << 1) ^ 0b100101 : symbol << 1
}

function toSymbols(bytes: Bytes): number[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => Number.parseInt(five, 2))
}

function toBytes(symbols: readonly number[]): Bytes {
  const bits = symbols.map((symbol) => symbol.toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}
