import type { Address } from '@did/domain/hex'
import type { ApplicationDecision, RegisterEntry } from '@did/domain/verifier/register'

export type Decision = {
  key: string
  kind: 'approved' | 'refused' | 'suspended'
  at: string
  organization: string
  walletAddress: Address
  reason: string | null
  /** Null for a suspension, because the register does not say which administrator suspended. */
  application: Pick<ApplicationDecision, 'username' | 'appliedAt' | 'decidedBy'> | null
}

export function listDecisions(
  applications: readonly ApplicationDecision[],
  register: readonly RegisterEntry[],
): Decision[] {
  // The chain counts whole seconds. Of one second, the register lists the oldest change first.
  const suspensions = register.flatMap(listSuspensions).toReversed()
  const all = [...applications.map(fromApplication), ...suspensions]
  return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

function fromApplication(application: ApplicationDecision): Decision {
  const { id, status, decidedAt, organization, walletAddress, reason } = application
  return { key: `application-${id}`, kind: status, at: decidedAt, organization, walletAddress, reason, application }
}

function listSuspensions({ walletAddress, name, changes }: RegisterEntry): Decision[] {
  let organization = name
  return changes.flatMap((change) => {
    if (change.kind === 'accredited') {
      organization = change.name
      return []
    }
    const { at, transaction, reason } = change
    const key = `${walletAddress}-${transaction}`
    return [{ key, kind: 'suspended', at, organization, walletAddress, reason: reason || null, application: null }]
  })
}
