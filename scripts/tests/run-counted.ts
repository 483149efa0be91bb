import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, runProgram } from './program.ts'
import { nothing, type Tally, tallySchema } from './tally.ts'

/** Runs a program whose reporter writes a tally into the file that TALLY_FILE names. */
export async function runCounted(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, 'tally-'))
  const file = join(scratch, 'tally.json')
  try {
    const { code } = await runProgram(program, args, { env: { ...env, TALLY_FILE: file } })
    return judgeRun(code, existsSync(file) ? tallySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/**
 * Corrects the tally of a run of tests. A run without a tally was interrupted. A run that ended
 * with a failure, but whose tally names no failed test and no fault, gets a fault.
 */
export function judgeRun(code: number, tally: Tally | null): Tally {
  if (!tally) return { ...nothing, faults: [`The run broke off with exit code ${code}.`] }
  if (code === 0 || tally.failures.length + tally.faults.length > 0) return tally
  return { ...tally, faults: [`The run ended with exit code ${code}, and no test of it failed.`] }
}
