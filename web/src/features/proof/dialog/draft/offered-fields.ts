import { listClaimFields } from '@did/domain/claim/claim-fields'
import { proofFields } from '@did/domain/proof/proof-vocabulary'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { proofFieldLabel } from '../../../../texts/en/proof/proof.ts'
import type { FromOwner } from '../from-owner.ts'
import type { ProofDraft } from '../proof-machine.ts'
import { findSources } from './suggest-draft.ts'

type Offered = { field: string; label: string }

/**
 * Lists the fields that a proof of this claim may cover. A claim with fields of its own offers
 * these fields by their own labels, and the private attributes that the owner sent. So nobody is
 * asked for an employer if the claim has none. In every other case, the list has all fields that
 * the specification has for the claim's type and the proof's type. The holder's name is on the list
 * if the draft contains the name.
 */
export function listOffered(request: PendingAsked, draft: ProofDraft, opened: FromOwner | null): Offered[] {
  const all = proofFields(request.claim.type, draft.proofType)
  const sources = findSources(request.claim.type, request.leaves)
  const isGiven = (field: string) =>
    sources.has(field) || draft.fields.includes(field) || opened?.values[field] !== undefined
  const isAboutClaim = draft.proofType === 'IdentityProof' || draft.proofType === 'EducationProof'
  const given = isAboutClaim && listClaimFields(request.leaves).length > 0 ? all.filter(isGiven) : []
  const named = 'name' in draft.values && !all.includes('name') ? ['name'] : []
  return [...named, ...(given.length > 0 ? given : all)].map((field) => ({
    field,
    label: sources.get(field)?.label ?? proofFieldLabel(field),
  }))
}
