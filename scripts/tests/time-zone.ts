import { chooseByCommit } from '../commit.ts'

/**
 * The time zones in which tests run. For 22 of 24 hours, the day in the first zone differs from the
 * day in the second, so a test that mixes up days fails in one of the two.
 */
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'] as const

export function chooseTimeZone(commit: string, own: string | undefined): string {
  return own || chooseByCommit(zones, commit)
}
