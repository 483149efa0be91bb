/**
 * Checks the pages of docs/spec/. The files and tests that they name must exist, the sources must
 * contain every text that they quote, and no text of the specification may be missing. Only the
 * browser tests check whether a text reaches a screen (e2e/src/seen-texts/).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'
import {
  type CoverageRow,
  complainAboutDeviations,
  type Deviations,
  findLostTexts,
  listSpecTexts,
  quotedIn,
  readCoverageRows,
  readDeviations,
} from './spec-coverage.ts'

const textSources = ['web/src/texts/**/*.ts', 'domain/src/*.ts']

export function checkSpecCoverage(root: string): string[] {
  const rows = readCoverageRows(root)
  const deviations = readDeviations(root)
  const lost = findLostTexts(readFileSync(join(root, 'docs/spec/texts.txt'), 'utf8'), rows)
  return [
    ...rows.flatMap((row) => complaintsAbout(root, row)),
    ...lost.map((text) => `docs/spec: no row asks for “${text}” any more`),
    ...complainAboutDeviations(deviations, rows),
    ...missingTexts(root, rows, deviations),
  ]
}

/**
 * Lists the complaints about a row of docs/spec. A row names a test as `a/file.ts` “words of its
 * name”, or states a reason.
 */
function complaintsAbout(root: string, { at, where, tests }: CoverageRow): string[] {
  const missing = [...`${where} ${tests}`.matchAll(/`([\w.-]+\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${at}: there is no ${path}`)
  if (missing.length > 0) return missing
  const unnamed = [...tests.matchAll(/`([^`]+)`((?:\s*“[^”]+”,?)*)/g)].flatMap(([, path = '', names = '']) => {
    const source = readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'")
    return quotedIn(names)
      .filter((name) => !source.includes(name))
      .map((name) => `${at}: ${path} has no test “${name}”`)
  })
  return where === '' || tests === '' ? [`${at}: says neither where nor why not`, ...unnamed] : unnamed
}

function missingTexts(root: string, rows: readonly CoverageRow[], deviations: Deviations): string[] {
  const files = listFiles(root, ...textSources).filter((file) => !file.endsWith('.test.ts'))
  const written = literalsOf(files.map((file) => readFileSync(join(root, file), 'utf8')))
  return listSpecTexts(rows, deviations)
    .filter(({ standing, text }) => standing.kind === 'asked' && !written(text))
    .map(({ at, text }) => `${at}: “${text}” stands in no text of the page`)
}

/**
 * Returns a function that tells whether a single literal in the sources contains a text. The
 * literal may be the whole text, the text without a varying part at its beginning or end, or a
 * template with the same fixed parts.
 */
function literalsOf(sources: readonly string[]): (text: string) => boolean {
  const constants = new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/const (\w+) = '([^'\n]*)'/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  )
  const literals = sources.flatMap((source) =>
    [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
      ([, single, double, template]) =>
        (
          single ??
          double ??
          template?.replace(/\$\{(\w+)\}/g, (gap, name) => constants.get(name) ?? gap) ??
          ''
        ).replaceAll("\\'", "'"),
    ),
  )
  const plain = new Set(literals.map(skeletonOf))
  const long = literals.filter((literal) => lettersIn(literal) > fewLetters)
  const templates = long.flatMap((literal) => templateMatcher(literal, '.+?'))
  const counts = long.flatMap((literal) => templateMatcher(literal, '\\d+'))
  return (text) => {
    const trimmed = text.replace(/^\{[^}]+\}|\{[^}]+\}$/g, '').trim()
    if (plain.has(skeletonOf(text)) || plain.has(trimmed)) return true
    return (text.includes('{') ? templates : counts).some((pattern) => pattern.test(text))
  }
}

/**
 * A template with this many letters or fewer between its gaps `{}` would match almost any text, so
 * such templates are ignored.
 */
const fewLetters = 10
const gapPattern = /\$?\{[^{}]*\}/g
/** A text of the specification may begin with #, which stands for the number in a plural form. */
const skeletonOf = (text: string) => text.replace(/^# /, '{} ').replace(gapPattern, '{}')
const lettersIn = (literal: string) => literal.replace(gapPattern, '').replace(/\W/g, '').length

/**
 * Returns a pattern for a template with gaps, or an empty list for a text without gaps. `gap` is
 * the pattern of one gap: any words, or only a number that the page computes from a limit.
 */
function templateMatcher(literal: string, gap: string): RegExp[] {
  const parts = literal.split(gapPattern)
  return parts.length > 1 ? [new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(gap)}$`)] : []
}
