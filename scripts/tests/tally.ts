import { noteUnsteady } from '../second-look.ts'

/** `place` is what runs the test's file, or the test alone, once more. */
export type Failure = { test: string; place: string; error: string }

/** `isWhole` is false when the run broke off, or failed for another reason than its tests. */
export type Tally = { passed: number; failures: readonly Failure[]; skipped: number; isWhole: boolean }

/** Runs the tests at these places, or all that were asked for when `places` is null. */
export type RunTests = (places: readonly string[] | null) => Promise<Tally>

export const nothing: Tally = { passed: 0, failures: [], skipped: 0, isWhole: true }

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
    skipped: one.skipped + other.skipped,
    isWhole: one.isWhole && other.isWhole,
  }
}

/**
 * Runs failed tests once more, after all others and with nothing beside them. A test that passes
 * now counts as passed, and is noted as unsteady. A test that fails again stays failed.
 */
export async function lookTwice(first: Tally, run: RunTests, note = noteUnsteady): Promise<Tally> {
  if (first.failures.length === 0) return first
  console.log(`\n${first.failures.length} failed. Each runs once more by itself.`)
  const second = await run([...new Set(first.failures.map(({ place }) => place))])
  if (!second.isWhole || second.passed + second.failures.length === 0) return first
  const fallen = new Set(second.failures.map(({ test }) => test))
  const unsteady = first.failures.filter(({ test }) => !fallen.has(test))
  note(unsteady.map(({ test, error }) => ({ test, error })))
  const failures = first.failures.filter(({ test }) => fallen.has(test))
  return { ...first, passed: first.passed + unsteady.length, failures }
}

export function isGreen({ failures, isWhole, passed }: Tally): boolean {
  return isWhole && failures.length === 0 && passed > 0
}

/** The closing line of a run, which other programs read. */
export function describeTally({ passed, failures, skipped }: Tally): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
