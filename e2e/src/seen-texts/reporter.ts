/** Fails a whole run when a text that the specification quotes was on no screen. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullResult, Reporter } from '@playwright/test/reporter'
import { z } from 'zod'
import { listSpecTexts, matcherOf, readCoverageRows, readDeviations } from '../../../scripts/spec-coverage.ts'
import { seenTextsFolder } from './folder.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const seenTextSchema = z.object({ text: z.string(), path: z.string() })

export default class SeenTextsReporter implements Reporter {
  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (status !== 'passed') return undefined
    if (!isWholeRun(process.argv)) {
      console.log('\nThe texts on screen are judged when the whole suite runs; this was a part of it.')
      return undefined
    }
    const missing = tellMissing()
    return missing === 0 ? undefined : { status: 'failed' }
  }
}

/**
 * A run with arguments (files, titles) covers only a part of the suite. A second look has
 * arguments, and completes the run before it.
 */
function isWholeRun(argv: readonly string[]): boolean {
  if (process.env['SECOND_LOOK']) return process.env['SECOND_LOOK'] === 'whole'
  const given = argv.slice(argv.indexOf('test') + 1).join(' ')
  return given.replace(/(-c|--config|-j|--workers|--output)[ =]\S+/g, '').trim() === ''
}

function tellMissing(): number {
  const texts = listSpecTexts(readCoverageRows(root), readDeviations(root))
  const seen = readSeenTexts()
  const missing = texts.filter(({ text, standing }) => standing.kind === 'asked' && !isSeen(text, seen))
  const count = (kind: string) => texts.filter(({ standing }) => standing.kind === kind).length
  console.log(
    `\nTexts of the specification: ${count('asked') - missing.length} of ${count('asked')} were on screen, ` +
      `${count('differs')} stand differently on purpose, ${count('not-yet')} are not built yet.`,
  )
  for (const { text, at } of missing) console.error(`  never on screen: “${text}” (${at})`)
  return missing.length
}

function isSeen(text: string, seen: ReadonlySet<string>): boolean {
  return seen.has(text) || (text.includes('{') && [...seen].some(matcherOf(text)))
}

function readSeenTexts(): Set<string> {
  if (!existsSync(seenTextsFolder)) return new Set()
  const lines = readdirSync(seenTextsFolder).flatMap((name) =>
    readFileSync(join(seenTextsFolder, name), 'utf8').trim().split('\n'),
  )
  const seen = lines.map((line) => seenTextSchema.parse(JSON.parse(line)))
  // Texts of the server's answers for programmers are not on a screen of the product.
  return new Set(seen.filter(({ path }) => !path.startsWith('/api/')).map(({ text }) => text))
}
