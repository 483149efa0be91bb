/** Fails a whole run when a text that the specification quotes was on no screen. */
import type { FullResult, Reporter } from '@playwright/test/reporter'
import { findUnseen, readSpecTexts } from './seen-texts.ts'

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
 * Tells whether all journeys ran. A run with arguments (files, titles) covers only a part of the
 * suite. A run with SECOND_LOOK always has arguments, but completes the run before it. So its
 * variable says whether that earlier run was whole.
 */
function isWholeRun(argv: readonly string[]): boolean {
  if (process.env['SECOND_LOOK']) return process.env['SECOND_LOOK'] === 'whole'
  const given = argv.slice(argv.indexOf('test') + 1).join(' ')
  return given.replace(/(-c|--config|-j|--workers|--output)[ =]\S+/g, '').trim() === ''
}

function tellMissing(): number {
  const texts = readSpecTexts()
  const missing = findUnseen(texts)
  const count = (kind: string) => texts.filter(({ standing }) => standing.kind === kind).length
  console.log(
    `\nTexts of the specification: ${count('asked') - missing.length} of ${count('asked')} were on screen, ` +
      `${count('differs')} stand differently on purpose, ${count('not-yet')} are not built yet.`,
  )
  for (const { text, at } of missing) console.error(`  never on screen: “${text}” (${at})`)
  return missing.length
}
