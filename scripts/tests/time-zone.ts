import { chooseByCommit } from '../commit.ts'

/**
 * The time zones of runs. In the first two, the day differs for 22 of 24 hours, so a test that
 * mixes up days fails in one of them.
 */
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'] as const

/** Chooses the time zone of a run by its commit, unless the caller has set one. */
export function chooseTimeZone(commit: string, own: string | undefined): string {
  return own || chooseByCommit(zones, commit)
}
