import type { Accreditation } from '@did/credentials/chain/registry-calls'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'

/**
 * Times are ISO texts. `not-accredited` means that the chain has no entry for the address. The
 * chain alone cannot say more about a stranger.
 */
type JudgedStanding =
  | { kind: 'accredited'; name: string; domain: string | null; since: string }
  | { kind: 'suspended'; name: string; since: string; reason: string | null }
  | { kind: 'self-registered'; name: string | null }
  | { kind: 'unknown' }
  | { kind: 'not-accredited' }

export type StandingOfVerifier = Exclude<JudgedStanding, { kind: 'unknown' }>

/**
 * Says whose word the standing is. `agreed`: the chain and the server say the same. `differs`: both
 * answered, and the server contradicts the chain.
 */
export type JudgedVerifier = { standing: JudgedStanding; source: 'agreed' | 'chain' | 'server' | 'differs' }

/**
 * What the visitor's browser read from the chain counts first. The server's word counts if the
 * chain does not answer, and for what the chain does not record. Returns null if neither answered.
 */
export function judgeVerifier(chain: Accreditation | null, server: VerifierProfile | null): JudgedVerifier | null {
  const told = server && readProfile(server)
  if (!chain) return told && { standing: told, source: 'server' }
  const read = readAccreditation(chain)
  if (!told) return { standing: read ?? { kind: 'not-accredited' }, source: 'chain' }
  if (!read) {
    return isRegistered(told)
      ? { standing: { kind: 'not-accredited' }, source: 'differs' }
      : { standing: told, source: 'agreed' }
  }
  const isSame = isRegistered(told) && spell(read) === spell(told)
  const reason = read.kind === 'suspended' && told.kind === 'suspended' ? { reason: told.reason } : {}
  return { standing: { ...read, ...reason }, source: isSame ? 'agreed' : 'differs' }
}

type Registered = JudgedStanding & { kind: 'accredited' | 'suspended' }

function isRegistered(standing: JudgedStanding): standing is Registered {
  return standing.kind === 'accredited' || standing.kind === 'suspended'
}

/** Writes everything that the chain records of a standing. */
function spell(standing: Registered): string {
  const { kind, name, since } = standing
  return JSON.stringify([kind, name, since, kind === 'accredited' && standing.domain])
}

function readAccreditation({ isAccredited, name, domain, since: seconds }: Accreditation): Registered | null {
  if (seconds === 0) return null
  const since = new Date(seconds * 1000).toISOString()
  return isAccredited
    ? { kind: 'accredited', name, domain: domain || null, since }
    : { kind: 'suspended', name, since, reason: null }
}

function readProfile(profile: VerifierProfile): JudgedStanding {
  if (profile.kind !== 'registered') return profile
  const { entry } = profile
  const { name, domain } = entry
  return entry.status === 'accredited'
    ? { kind: 'accredited', name, domain, since: entry.accreditedSince }
    : { kind: 'suspended', name, since: entry.suspendedAt, reason: entry.reason || null }
}
