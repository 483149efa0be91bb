import type { Accreditation } from '@did/credentials/chain/registry-calls'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'

/** Times are ISO texts. `not-accredited` is all that the chain alone can say about a stranger. */
type JudgedStanding =
  | { kind: 'accredited'; name: string; domain: string | null; since: string }
  | { kind: 'suspended'; name: string; since: string; reason: string | null }
  | { kind: 'self-registered'; name: string | null }
  | { kind: 'unknown' }
  | { kind: 'not-accredited' }

/** The standing of an address that belongs to a verifier, or may belong to one. */
export type StandingOfVerifier = Exclude<JudgedStanding, { kind: 'unknown' }>

/** `differs`: both answered, and the server says something else than the chain. */
export type JudgedVerifier = { standing: JudgedStanding; source: 'agreed' | 'chain' | 'server' | 'differs' }

/**
 * Says who a verifier is by what the visitor's browser read from the chain. The server's word
 * counts where the chain is silent, and for what the chain does not record. Null means that nobody
 * answered.
 */
export function judgeVerifier(chain: Accreditation | null, server: VerifierProfile | null): JudgedVerifier | null {
  const told = server && readProfile(server)
  if (!chain) return told && { standing: told, source: 'server' }
  const read = readAccreditation(chain)
  if (!told) return { standing: read ?? { kind: 'not-accredited' }, source: 'chain' }
  if (!read) {
    const isToldReviewed = told.kind === 'accredited' || told.kind === 'suspended'
    return isToldReviewed
      ? { standing: { kind: 'not-accredited' }, source: 'differs' }
      : { standing: told, source: 'agreed' }
  }
  const isSame = read.kind === told.kind && read.name === told.name
  const reason = read.kind === 'suspended' && told.kind === 'suspended' ? { reason: told.reason } : {}
  return { standing: { ...read, ...reason }, source: isSame ? 'agreed' : 'differs' }
}

function readAccreditation({
  isAccredited,
  name,
  domain,
  since: seconds,
}: Accreditation): (JudgedStanding & { kind: 'accredited' | 'suspended' }) | null {
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
