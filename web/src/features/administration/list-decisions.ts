import type { Address } from '@did/domain/hex'
import type { ApplicationDecision, RegisterEntry } from '@did/domain/verifier/register'

export type Decision = {
  key: string
  kind: 'approved' | 'refused' | 'suspended'
  at: string
  organization: string
  walletAddress: Address
  reason: string | null
  decidedBy: Address
  /** The application is null for a suspension, because nobody applies for a suspension. */
  application: Pick<ApplicationDecision, 'username' | 'appliedAt'> | null
}

export function listDecisions(
  applications: readonly ApplicationDecision[],
  register: readonly RegisterEntry[],
): Decision[] {
  // The chain's times are whole seconds. Within one second, the register lists the oldest
  // suspension first, and the list of decisions begins with the latest.
  const suspensions = register.flatMap(listSuspensions).toReversed()
  const all = [...applications.map(fromApplication), ...suspensions]
  return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

function fromApplication(application: ApplicationDecision): Decision {
  const { id, status, decidedAt, decidedBy, organization, walletAddress, reason } = application
  const about = { organization, walletAddress, reason, decidedBy, application }
  return { key: `application-${id}`, kind: status, at: decidedAt, ...about }
}

function listSuspensions({ walletAddress, name, changes }: RegisterEntry): Decision[] {
  let organization = name
  return changes.flatMap((change) => {
    if (change.kind === 'accredited') {
      organization = change.name
      return []
    }
    const { at, transaction, reason, administrator: decidedBy } = change
    const about = { organization, walletAddress, reason: reason || null, decidedBy, application: null }
    return [{ key: `${walletAddress}-${transaction}`, kind: 'suspended', at, ...about }]
  })
}
