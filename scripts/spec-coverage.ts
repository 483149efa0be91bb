/**
 * Reads docs/spec/: what the specification asks for, where it is built, and which test falls without it. A text that people read stands
 * in “ ” there, word for word, with {a name} for each part that varies.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type CoverageRow = { at: string; asks: string; where: string; tests: string }
export type SpecText = {
  text: string
  at: string
  /** `differs`: left out on purpose, for a reason in docs/spec-coverage.md, where `instead` may stand. */
  standing: { kind: 'asked' } | { kind: 'not-yet'; reason: string } | { kind: 'differs' }
}

const notYetPattern = /\bnot yet: (.+)$/

export function readCoverageRows(root: string): CoverageRow[] {
  const folder = join(root, 'docs', 'spec')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => parseTable(readFileSync(join(folder, name), 'utf8'), `docs/spec/${name}`))
}

/** The rows of “where we differ”: the specification's words, ours, the reason. */
export function readDeviations(root: string): CoverageRow[] {
  const name = 'docs/spec-coverage.md'
  return parseTable(readFileSync(join(root, name), 'utf8'), name)
}

/** Of every table with three columns, without its head. */
export function parseTable(markdown: string, name: string): CoverageRow[] {
  return markdown.split('\n').flatMap((line, index, lines) => {
    const isHead = /^\|[\s|-]+\|$/.test(lines[index + 1] ?? '')
    const cells = line.split('|').map((cell) => cell.trim())
    if (!line.startsWith('|') || isHead || cells.length !== 5 || /^-+$/.test(cells[1] ?? '')) return []
    const [, asks = '', where = '', tests = ''] = cells
    return [{ at: `${name}:${index + 1}`, asks, where, tests }]
  })
}

export function quotedIn(cell: string): string[] {
  return [...cell.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text)
}

/** `listed`: the specification's texts, one a line. A row that goes would take what it demands along. */
export function findLostTexts(listed: string, rows: readonly CoverageRow[]): string[] {
  const asked = new Set(rows.flatMap(({ asks }) => quotedIn(asks)))
  return listed.split('\n').filter((text) => text !== '' && !asked.has(text))
}

/** What must be seen: the specification's texts, and ours where they stand in the place of another. */
export function listSpecTexts(rows: readonly CoverageRow[], deviations: readonly CoverageRow[]): SpecText[] {
  const left = new Set(deviations.flatMap(({ asks }) => quotedIn(asks)))
  const asked = rows.flatMap(({ at, asks, where }) => {
    const reason = notYetPattern.exec(where)?.[1]
    return quotedIn(asks).map((text): SpecText => {
      if (left.has(text)) return { text, at, standing: { kind: 'differs' } }
      return { text, at, standing: reason ? { kind: 'not-yet', reason } : { kind: 'asked' } }
    })
  })
  const instead = deviations.flatMap(({ at, asks, where }) =>
    quotedIn(asks).length === 0
      ? []
      : quotedIn(where).map((text): SpecText => ({ text, at, standing: { kind: 'asked' } })),
  )
  return [...asked, ...instead]
}

/** What may stand in the place of these; anything in that of others. */
const placeholders: Record<string, string> = { '{status}': '(approved|rejected)', '{n}': '\\d+', '{didId}': '\\d+' }
const placeholderPattern = /\{[^}]+\}/

export function matcherOf(text: string): (seen: string) => boolean {
  if (!placeholderPattern.test(text)) return (seen) => seen === text
  const parts = text.split(/(\{[^}]+\})/)
  const source = parts.map((part) =>
    placeholderPattern.test(part) ? (placeholders[part] ?? '.+') : RegExp.escape(part),
  )
  const pattern = new RegExp(`^${source.join('')}$`)
  return (seen) => pattern.test(seen)
}
