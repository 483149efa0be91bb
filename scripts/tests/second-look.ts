import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** A test is unsteady if it failed in the run and passed when it ran once more by itself. */
export type Unsteady = { test: string; error: string }

const unsteadySchema = z.array(z.object({ test: z.string(), error: z.string() }))

export const unsteadyFile = join(import.meta.dirname, '../../test-results/unsteady.json')

export function noteUnsteady(entries: readonly Unsteady[], file = unsteadyFile): void {
  if (entries.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify([...readUnsteady(file), ...entries], null, 2)}\n`)
}

/**
 * Clears the list of unsteady tests at the beginning of a run. In CI, several commands add to one
 * list, so CI clears the list once, and this does nothing.
 */
export function clearUnsteady(): void {
  if (!process.env['CI']) rmSync(unsteadyFile, { force: true })
}

export function readUnsteady(file = unsteadyFile): Unsteady[] {
  return existsSync(file) ? unsteadySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export function describeUnsteady(entries: readonly Unsteady[]): string[] {
  return entries.map(({ test, error }) => `UNSTEADY ${test}: ${error.split('\n', 1)[0] ?? ''}`)
}
