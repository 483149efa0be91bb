import type { DecidedApplication, VerifierApplicationRecord } from '@did/domain/register'
import type { ApplicationRow } from '../../db/schema.ts'
import { presentDomainProof } from '../domains/present.ts'
import { isShownOnChain } from './policy.ts'
import type { FullApplication } from './store.ts'

export function presentApplication(full: FullApplication): VerifierApplicationRecord {
  const { application, user, domainProof, standing } = full
  return {
    id: application.id,
    userId: user.id,
    username: user.username,
    walletAddress: user.walletAddress,
    organization: application.organization,
    domainProof: domainProof && presentDomainProof(domainProof),
    appliedAt: application.createdAt.toISOString(),
    standing: standing.kind,
    accreditedName: standing.kind === 'accredited' ? standing.name : null,
    shownOnChain: isShownOnChain(full, standing),
  }
}

export function presentDecision({ id, status, reason }: ApplicationRow): DecidedApplication {
  return { id, status, reason }
}
