import { chooseByCommit } from '../commit.ts'

/** The first two have different days for 22 hours of 24, so a test that mixes days up fails. */
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'] as const

/** Chooses the time zone of a run by its commit, unless the caller has set one. */
export function chooseTimeZone(commit: string, own: string | undefined): string {
  return own || chooseByCommit(zones, commit)
}
