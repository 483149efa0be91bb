import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** A test that failed among the others and passed when it ran once more by itself. */
export type Unsteady = { test: string; error: string }

const unsteadySchema = z.array(z.object({ test: z.string(), error: z.string() }))

/** The file in which a run lists its unsteady tests. */
export const unsteadyFile = join(import.meta.dirname, '../../test-results/unsteady.json')

/** Adds to the unsteady tests that the steps of this run have noted so far. */
export function noteUnsteady(entries: readonly Unsteady[], file = unsteadyFile): void {
  if (entries.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify([...readUnsteady(file), ...entries], null, 2)}\n`)
}

/**
 * Clears the list at the beginning of a run. CI consists of several commands that share one list,
 * so it clears the list only once.
 */
export function clearUnsteady(): void {
  if (!process.env['CI']) rmSync(unsteadyFile, { force: true })
}

export function readUnsteady(file = unsteadyFile): Unsteady[] {
  return existsSync(file) ? unsteadySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Returns the last lines of a run, one for each unsteady test. */
export function describeUnsteady(entries: readonly Unsteady[]): string[] {
  return entries.map(({ test, error }) => `UNSTEADY ${test}: ${error.split('\n', 1)[0] ?? ''}`)
}
