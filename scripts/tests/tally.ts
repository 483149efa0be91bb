import { z } from 'zod'
import { noteUnsteady } from './second-look.ts'

/**
 * The outcome of a run of tests, which the run's reporter writes into a file. With its `place`, a
 * failed test or its file can run once more. `faults` are errors of the run itself, which belong to
 * no single test.
 */
export const tallySchema = z.object({
  passed: z.number(),
  failures: z.array(z.object({ test: z.string(), place: z.string(), error: z.string() })).readonly(),
  skipped: z.number(),
  faults: z.array(z.string()).readonly(),
})
export type Tally = z.infer<typeof tallySchema>
export type Failure = Tally['failures'][number]

/** Runs the tests at these places, or all tests of the run when `places` is null. */
export type RunTests = (places: readonly string[] | null) => Promise<Tally>

export const nothing: Tally = { passed: 0, failures: [], skipped: 0, faults: [] }

/**
 * If more tests than this have failed, none of them runs again. So many failures usually have a
 * common cause, and running each failed test again would take too long.
 */
const mostLookedAt = 20

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
    skipped: one.skipped + other.skipped,
    faults: [...one.faults, ...other.faults],
  }
}

/**
 * Runs failed tests once more, after all others and with nothing beside them. If nothing fails at a
 * test's place any more, the test counts as passed and is noted as unsteady. A test that fails only
 * in this second run counts as failed, too.
 */
export async function lookTwice(first: Tally, run: RunTests, note = noteUnsteady): Promise<Tally> {
  const places = [...new Set(first.failures.map(({ place }) => place))]
  if (places.length === 0 || places.length > mostLookedAt) return first
  console.log(`\n${first.failures.length} failed. Each runs once more by itself.`)
  const second = await run(places)
  const faults = [...first.faults, ...second.faults]
  if (second.faults.length > 0 || second.passed + second.failures.length === 0) return { ...first, faults }
  const fallen = new Set(second.failures.map(({ place }) => place))
  const unsteady = first.failures.filter(({ place }) => !fallen.has(place))
  note(unsteady.map(({ test, error }) => ({ test, error })))
  const known = new Set(first.failures.map(({ test }) => test))
  const failures = [
    ...first.failures.filter(({ place }) => fallen.has(place)),
    ...second.failures.filter(({ test }) => !known.has(test)),
  ]
  return { ...first, passed: first.passed + unsteady.length, failures, faults }
}

export function isGreen({ failures, faults, passed }: Tally): boolean {
  return faults.length === 0 && failures.length === 0 && passed > 0
}

/** Returns the closing line of a run, which other programs read. */
export function describeTally({ passed, failures, skipped }: Tally): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
