import type { RegisterEntry } from '@did/domain/verifier/register'

/** `why` says why a suspension cannot count from the moment that the administrator typed. */
export type SuspensionMoment =
  | { kind: 'now' }
  | { kind: 'as-of'; seconds: number }
  | { kind: 'faulty'; why: 'no-date' | 'future' | 'before-accreditation' | 'not-earlier' }

type Entry = Pick<RegisterEntry, 'accreditedSince'> & { suspendedAt?: string }

/**
 * Reads the moment that an administrator typed in local time. The registry accepts no moment before
 * the verifier's latest accreditation. If the verifier is suspended already, the registry accepts
 * only a moment before that suspension's moment.
 */
export function readSuspensionMoment(typed: string, entry: Entry, now: Date): SuspensionMoment {
  if (typed === '') return entry.suspendedAt === undefined ? { kind: 'now' } : { kind: 'faulty', why: 'no-date' }
  const moment = new Date(typed)
  if (Number.isNaN(moment.getTime())) return { kind: 'faulty', why: 'no-date' }
  if (moment > now) return { kind: 'faulty', why: 'future' }
  if (moment < new Date(entry.accreditedSince)) return { kind: 'faulty', why: 'before-accreditation' }
  if (entry.suspendedAt !== undefined && moment >= new Date(entry.suspendedAt))
    return { kind: 'faulty', why: 'not-earlier' }
  return { kind: 'as-of', seconds: Math.floor(moment.getTime() / 1000) }
}
