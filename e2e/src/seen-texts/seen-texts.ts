/**
 * The texts of the specification: those that pages of this run have shown, and those that no page
 * has shown yet.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  listSpecTexts,
  matcherOf,
  readCoverageRows,
  readDeviations,
  type SpecText,
} from '../../../scripts/spec-coverage.ts'

const e2e = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const root = join(e2e, '..')

/**
 * Playwright deletes the journeys' results when a run begins, so this folder holds no texts of an
 * earlier run.
 */
export const seenTextsFolder = join(e2e, 'test-results', 'journeys', 'seen-texts')

const seenTextSchema = z.object({ text: z.string(), path: z.string() })

export function readSpecTexts(): SpecText[] {
  return listSpecTexts(readCoverageRows(root), readDeviations(root))
}

/** Lists the texts that have to be on a screen and that no worker has seen on one yet. */
export function findUnseen(texts: readonly SpecText[]): SpecText[] {
  const seen = readSeenTexts()
  return texts.filter(({ text, standing }) => standing.kind === 'asked' && !isSeen(text, seen))
}

function isSeen(text: string, seen: ReadonlySet<string>): boolean {
  return seen.has(text) || (text.includes('{') && [...seen].some(matcherOf(text)))
}

function readSeenTexts(): Set<string> {
  if (!existsSync(seenTextsFolder)) return new Set()
  const seen = readdirSync(seenTextsFolder).flatMap((name) => readLines(join(seenTextsFolder, name)))
  // The specification quotes some texts that answers of the API contain for programmers. No screen
  // of the product has to show those.
  return new Set(seen.filter(({ path }) => !path.startsWith('/api/')).map(({ text }) => text))
}

/** Leaves out the last line of a worker's file, because the worker may still be writing it. */
function readLines(file: string): z.infer<typeof seenTextSchema>[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => seenTextSchema.parse(JSON.parse(line)))
}
