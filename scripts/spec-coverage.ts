/**
 * Reads docs/spec/. Each row of these pages has a demand of the specification, with its code and
 * its test. A row quotes a text that people read in “ ”, word for word, with {a name} for each
 * varying part.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type CoverageRow = { at: string; asks: string; where: string; tests: string }
export type SpecText = {
  text: string
  at: string
  /**
   * Tells whether the product shows the text. `asked`: it must show the text. `not-yet`: the text
   * is not built yet. `differs`: it does not show the text, for the reason in
   * docs/spec-coverage.md, and may show another one.
   */
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

/**
 * The deviations from the specification's words. Each row has the specification's words, our words,
 * and the reason.
 */
export type Deviations = {
  /** Rows in which our words replace the words of the specification. */
  instead: readonly CoverageRow[]
  /** Rows in which we show our words in addition to those of the specification. */
  beside: readonly CoverageRow[]
}

const besideHead = "\n## What stands beside the specification's words\n"

export function readDeviations(root: string): Deviations {
  const name = 'docs/spec-coverage.md'
  return parseDeviations(readFileSync(join(root, name), 'utf8'), name)
}

/**
 * Splits docs/spec-coverage.md at the heading of its second table. If this heading is missing,
 * every row counts as one in which our words replace the specification's.
 */
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

/**
 * Finds the texts of `listed` that no row of docs/spec quotes any more, so that nobody can remove a
 * text by removing its row.
 */
export function findLostTexts(listed: string, rows: readonly CoverageRow[]): string[] {
  const asked = new Set(rows.flatMap(({ asks }) => quotedIn(asks)))
  return listed.split('\n').filter((text) => text !== '' && !asked.has(text))
}

/**
 * Lists the texts of the specification, and our own texts that replace or accompany them. The
 * browser tests must see the texts that are `asked`.
 */
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

/** The patterns of some varying parts of texts. Every other varying part stands for any text. */
const placeholders: Record<string, string> = { '{status}': '(approved|rejected)', '{n}': '\\d+', '{didId}': '\\d+' }
const placeholderPattern = /\{[^}]+\}/

export function matcherOf(text: string): (seen: string) => boolean {
  const pattern = new RegExp(patternOf(text))
  return (seen) => pattern.test(seen)
}

/**
 * Returns the source of a regular expression that matches `text` with any fitting words in its
 * varying parts.
 */
export function patternOf(text: string): string {
  const parts = text.split(/(\{[^}]+\})/)
  const source = parts.map((part) =>
    placeholderPattern.test(part) ? (placeholders[part] ?? '.+') : RegExp.escape(part),
  )
  return `^${source.join('')}$`
}
