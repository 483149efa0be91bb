/**
 * What `npm run check` asks of docs/spec/: the files and tests that it names exist, every text that it quotes stands in the sources, and
 * none of the specification's texts has been lost from it.
 * That the texts reach a screen is seen by the browser tests alone (e2e/src/seen-texts/).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CoverageRow,
  findLostTexts,
  listSpecTexts,
  quotedIn,
  readCoverageRows,
  readDeviations,
} from './spec-coverage.ts'

const textSources = ['web/src/texts/*.ts', 'domain/src/*.ts']

export function checkSpecCoverage(root: string): string[] {
  const rows = readCoverageRows(root)
  const deviations = readDeviations(root)
  const lost = findLostTexts(readFileSync(join(root, 'docs/spec/texts.txt'), 'utf8'), rows)
  return [
    ...rows.flatMap((row) => complaintsAbout(root, row)),
    ...lost.map((text) => `docs/spec: no row asks for “${text}” any more`),
    ...missingTexts(root, rows, deviations),
  ]
}

/** `a/file.ts` “words of a test in it”. A row without a test says in words why. */
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

function missingTexts(root: string, rows: readonly CoverageRow[], deviations: readonly CoverageRow[]): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...textSources], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const written = literalsOf(
    files.filter((file) => file && !file.endsWith('.test.ts')).map((file) => readFileSync(join(root, file), 'utf8')),
  )
  return listSpecTexts(rows, deviations)
    .filter(({ standing, text }) => standing.kind === 'asked' && !written(text))
    .map(({ at, text }) => `${at}: “${text}” stands in no text of the page`)
}

/** Whether a text stands in the sources as one literal: as it is, without the part that varies at its end, or as a template of its parts. */
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
  const templates = literals.filter((literal) => lettersIn(literal) > fewLetters).flatMap(templateMatcher)
  return (text) => {
    const trimmed = text.replace(/^\{[^}]+\}|\{[^}]+\}$/g, '').trim()
    if (plain.has(skeletonOf(text)) || plain.has(trimmed)) return true
    return text.includes('{') && templates.some((pattern) => pattern.test(text))
  }
}

/** A template with fewer beside its gaps would be any text. */
const fewLetters = 10
const gapPattern = /\$?\{[^{}]*\}/g
/** Plural forms write # for the number. */
const skeletonOf = (text: string) => text.replace(/^# /, '{} ').replace(gapPattern, '{}')
const lettersIn = (literal: string) => literal.replace(gapPattern, '').replace(/\W/g, '').length

/** Some gaps hold whole words of the specification's text. */
function templateMatcher(literal: string): RegExp[] {
  const parts = literal.split(gapPattern)
  return parts.length > 1 ? [new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+?')}$`)] : []
}
