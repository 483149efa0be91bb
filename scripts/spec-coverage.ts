/**
 * Reads docs/spec/, which lists the demands of the specification with the code and the test of
 * each. A text that people read is quoted there in “ ”, word for word, with {a name} for each part
 * that varies.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type CoverageRow = { at: string; asks: string; where: string; tests: string }
export type SpecText = {
  text: string
  at: string
  /** `differs`: docs/spec-coverage.md gives the reason, and may name our own text instead. */
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

/** Each row has the specification's words, ours, and the reason. */
export type Deviations = {
  /** Rows in which our words replace the specification's. */
  instead: readonly CoverageRow[]
  /** Rows in which our words appear in addition to the specification's. */
  beside: readonly CoverageRow[]
}

const besideHead = "\n## What stands beside the specification's words\n"

export function readDeviations(root: string): Deviations {
  const name = 'docs/spec-coverage.md'
  return parseDeviations(readFileSync(join(root, name), 'utf8'), name)
}

/** Splits the page at the head of its second table. Without that head, every row replaces words. */
export function parseDeviations(markdown: string, name: string): Deviations {
  const [first = '', second = ''] = markdown.split(besideHead)
  const linesBefore = `${first}${besideHead}`.split('\n').length - 1
  return {
    instead: parseTable(first, name),
    beside: parseTable(`${'\n'.repeat(linesBefore)}${second}`, name),
  }
}

/** The most rows in which our words may replace the specification's. */
export const mostReplaced = 25

export function complainAboutDeviations({ instead, beside }: Deviations, rows: readonly CoverageRow[]): string[] {
  const asked = new Set(rows.flatMap(({ asks }) => quotedIn(asks)))
  const count = instead.length
  return [
    ...(count > mostReplaced
      ? [`docs/spec-coverage.md: we differ in ${count} places, and may in ${mostReplaced}`]
      : []),
    ...instead
      .filter(({ tests }) => tests === '')
      .map(({ at }) => `${at}: does not say why nothing could stand beside`),
    ...beside.flatMap(({ at, asks }) =>
      quotedIn(asks)
        .filter((text) => !asked.has(text))
        .map((text) => `${at}: no row of docs/spec asks for “${text}”`),
    ),
  ]
}

/** Lists the rows of every table with three columns, without the heads. */
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

/** Finds texts of `listed` that no row contains, so that nobody drops a text with its row. */
export function findLostTexts(listed: string, rows: readonly CoverageRow[]): string[] {
  const asked = new Set(rows.flatMap(({ asks }) => quotedIn(asks)))
  return listed.split('\n').filter((text) => text !== '' && !asked.has(text))
}

/** Lists the specification's texts and ours; the browser tests must see the `asked` ones. */
export function listSpecTexts(rows: readonly CoverageRow[], { instead, beside }: Deviations): SpecText[] {
  const left = new Set(instead.flatMap(({ asks }) => quotedIn(asks)))
  const asked = rows.flatMap(({ at, asks, where }) => {
    const reason = notYetPattern.exec(where)?.[1]
    return quotedIn(asks).map((text): SpecText => {
      if (left.has(text)) return { text, at, standing: { kind: 'differs' } }
      return { text, at, standing: reason ? { kind: 'not-yet', reason } : { kind: 'asked' } }
    })
  })
  const ours = [...instead, ...beside].flatMap(({ at, asks, where }) =>
    quotedIn(asks).length === 0
      ? []
      : quotedIn(where).map((text): SpecText => ({ text, at, standing: { kind: 'asked' } })),
  )
  return [...asked, ...ours]
}

/**
 * These varying parts of a text match only these patterns. Any other varying part matches any text.
 */
const placeholders: Record<string, string> = { '{status}': '(approved|rejected)', '{n}': '\\d+', '{didId}': '\\d+' }
const placeholderPattern = /\{[^}]+\}/

export function matcherOf(text: string): (seen: string) => boolean {
  const pattern = new RegExp(patternOf(text))
  return (seen) => pattern.test(seen)
}

/**
 * Returns the source of a regular expression that matches exactly the texts for which `text`
 * stands.
 */
export function patternOf(text: string): string {
  const parts = text.split(/(\{[^}]+\})/)
  const source = parts.map((part) =>
    placeholderPattern.test(part) ? (placeholders[part] ?? '.+') : RegExp.escape(part),
  )
  return `^${source.join('')}$`
}
