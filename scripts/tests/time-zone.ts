import { chooseByCommit } from '../commit.ts'

/**
 * The time zones of runs. For 22 of 24 hours, the day in the first zone differs from the day in the
 * second. So a test that mixes up days fails in one of these two.
 */
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'] as const

/** Chooses the time zone of a run by its commit, unless the caller has set one. */
export function chooseTimeZone(commit: string, own: string | undefined): string {
  return own || chooseByCommit(zones, commit)
}
