import { join } from 'node:path'
import { compileCircuits } from './compile-circuits.ts'
import type { Mutant } from './mutant.ts'
import { runForge } from './run-forge.ts'
import { runVitest } from './run-vitest.ts'
import { withoutDefence } from './without-defence.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The tried mutants, each with the complaint about it. The complaint is null if the mutant was
 * killed.
 */
export type Outcomes = Map<Mutant, string | null>

export const isContract = ({ test }: Mutant) => test.startsWith('contracts/')
export const isCircuit = ({ circuit }: Mutant) => circuit !== undefined

/**
 * Tries the mutants until the time is over. The returned map lacks the mutants that were not tried.
 */
export async function tryMutants(mutants: readonly Mutant[], mayGoOn?: () => boolean): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  const report = (mutant: Mutant, hasFailed: boolean | null) => {
    const complaint = describeOutcome(hasFailed)
    outcomes.set(mutant, complaint)
    console.log(`${complaint ?? 'killed  '} ${mutant.defence} (${mutant.test})`)
  }
  tryContracts(mutants.filter(isContract), report)
  const ofCircuits = mutants.filter(isCircuit)
  const circuits = ofCircuits.length > 0 ? await compileCircuits(ofCircuits.map(withText)) : null
  if (ofCircuits.length > 0 && !circuits)
    console.log(
      'NOT TRIED those of the circuits: their compiler is not there and cannot be installed (docs/set-up.md).',
    )
  const ofVitest = mutants.filter((mutant) => !isContract(mutant) && (!isCircuit(mutant) || circuits))
  if (ofVitest.length > 0)
    await runVitest(ofVitest, { programs: circuits?.programs ?? new Map<Mutant, string>(), report, mayGoOn })
  circuits?.remove()
  return outcomes
}

/**
 * Tries the mutants of contracts. On other platforms than linux-x64, skips them, because `npm ci`
 * installs forge only there.
 */
function tryContracts(mutants: readonly Mutant[], report: (mutant: Mutant, hasFailed: boolean | null) => void): void {
  if (mutants.length === 0) return
  const tried = runForge(root, mutants.map(withText))
  for (const { mutant, hasFailed } of tried ?? []) report(mutant, hasFailed)
  if (tried) return
  console.log('NOT TRIED those of the contracts: there is no forge. Name one with FORGE_BIN.')
  if (process.platform === 'linux' && process.arch === 'x64') for (const mutant of mutants) report(mutant, null)
}

function withText(mutant: Mutant) {
  return { mutant, text: withoutDefence(mutant) ?? '' }
}

function describeOutcome(hasFailed: boolean | null): string | null {
  if (hasFailed) return null
  return hasFailed === false ? 'SURVIVED' : 'NOT RUN (no such test, or it did not load)'
}
