import type { ApplicationDetails } from '@did/domain/verifier/application'
import type {
  ApplicationDecision,
  DecidedApplication,
  VerifierApplicationRecord,
  VerifierStatus,
} from '@did/domain/verifier/register'
import type { ApplicationRow } from '../../db/schema/verifiers.ts'
import { presentDomainProof } from '../domains/present.ts'
import { isShownOnChain } from './policy.ts'
import type { DecidedRow, FullApplication } from './store.ts'

export function presentApplication(full: FullApplication): VerifierApplicationRecord {
  const { application, user, domainProof, standing } = full
  return {
    id: application.id,
    userId: user.id,
    username: user.username,
    walletAddress: user.walletAddress,
    organization: application.organization,
    details: presentDetails(application),
    questions: [...application.questions],
    domainProof: domainProof && presentDomainProof(domainProof),
    appliedAt: application.createdAt.toISOString(),
    standing: standing.kind,
    accreditedName: standing.kind === 'accredited' ? standing.name : null,
    shownOnChain: isShownOnChain(full, standing),
  }
}

export function presentApplicationDecision({ user, ...application }: DecidedRow): ApplicationDecision {
  return {
    id: application.id,
    username: user.username,
    walletAddress: user.walletAddress,
    organization: application.organization,
    appliedAt: application.createdAt.toISOString(),
    status: application.status,
    reason: application.reason,
    decidedAt: application.decidedAt.toISOString(),
    decidedBy: application.decidedBy,
  }
}

export function presentOwn(row: ApplicationRow): VerifierStatus['application'] {
  const { organization, questions } = row
  return { ...presentDecision(row), organization, details: presentDetails(row), questions: [...questions] }
}

function presentDetails({ website, contact, note }: ApplicationRow): ApplicationDetails {
  return { website, contact, note }
}

export function presentDecision({ id, status, reason }: ApplicationRow): DecidedApplication {
  return { id, status, reason }
}
