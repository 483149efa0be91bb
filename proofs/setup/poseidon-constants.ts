import { readFileSync } from 'node:fs'

/**
 * The widths of Poseidon that the circuits use. A width is the number of inputs plus one. `perRow`
 * is the number of rounds whose constants stand in one row of the written table.
 */
const widths = [
  { width: 3, rounds: 65, perRow: 5 },
  { width: 4, rounds: 64, perRow: 4 },
  { width: 6, rounds: 68, perRow: 4 },
] as const

/**
 * Writes circomlib's constants in rows for circuits/poseidon.circom. A witness program stores each
 * index into a table as a separate number, and a table in rows needs fewer different indexes.
 */
export function writePoseidonConstants(library: string): string {
  const text = readFileSync(library, 'utf8')
  return [
    'pragma circom 2.1.9;',
    choose('POSEIDON_ROUNDS', ({ rounds }) => String(rounds)),
    choose('POSEIDON_ROUNDS_PER_ROW', ({ perRow }) => String(perRow)),
    choose('POSEIDON_C', ({ width, rounds, perRow }) => {
      const constants = readNumbers(text, 'POSEIDON_C', width)
      if (constants.length !== width * rounds) throw new Error(`Poseidon of width ${width} has other constants`)
      return inRows(constants, perRow * width)
    }),
    choose('POSEIDON_M', ({ width }) => inRows(readNumbers(text, 'POSEIDON_M', width), width)),
  ].join('\n\n')
}

/**
 * Returns what the written function returns for a width that no circuit uses. circom requires that
 * a function ends with a value.
 */
const otherwise = (value: string) => (value.startsWith('[') ? '[[0]]' : '0')

function choose(name: string, textFor: (width: (typeof widths)[number]) => string): string {
  const branches = widths.map((width) => `if (t == ${width.width}) { return ${textFor(width)}; }`)
  return `function ${name}(t) {\n    ${branches.join('\n    ')}\n    return ${otherwise(textFor(widths[0]))};\n}`
}

function readNumbers(text: string, name: string, width: number): string[] {
  const body = text.split(`function ${name}(t)`)[1]?.split('function ')[0]
  const branch = body?.split(`(t == ${width})`)[1]?.split('else')[0]
  return branch?.match(/\b(0x[\da-f]+|\d{20,})\b/g) ?? []
}

function inRows(numbers: readonly string[], length: number): string {
  const rows = numbers.flatMap((_, place) => (place % length === 0 ? [numbers.slice(place, place + length)] : []))
  return `[${rows.map((row) => `[${row.join(', ')}]`).join(',\n        ')}]`
}
