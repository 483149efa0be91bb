import type { Claim } from '@did/domain/claim'
import type { DerivedFact } from '@did/domain/derived-fact'
import type { Did } from '@did/domain/did'
import type { TemplateId } from '@did/domain/ids'
import { claimRoutes } from '@did/domain/routes/claims'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useSeenVersion } from '../../lib/seen-version.ts'
import { type AddClaimForm, describeIssuer } from './add-claim-form.ts'

/** `attempt` is one filled-in form however often it is sent: silence and another try make one claim, not two. */
type NewClaim = { form: AddClaimForm; derivedFacts: DerivedFact[]; templateId: TemplateId | null; attempt: string }

export function useCreateClaim(did: Did) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, derivedFacts, templateId, attempt }: NewClaim) => {
      const { type, title, description } = form
      const source = templateId === null ? {} : { templateId }
      const body = { didId: did.id, type, title, description, derivedFacts, ...describeIssuer(form), ...source }
      return api(claimRoutes.createClaim, { body, idempotencyKey: attempt })
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}

/** Refused once when the claim was reworded elsewhere meanwhile; the newest is asked for, so that the next attempt is about that. */
export function useUpdateClaim(claim: Claim) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: claim.version, text: claim.claimHash })
  return useMutation({
    mutationFn: ({ form, derivedFacts }: { form: AddClaimForm; derivedFacts: DerivedFact[] }) => {
      const { type, title, description } = form
      const { isPrivate, isSelective } = claim
      const { issuer } = describeIssuer(form)
      const body = { type, title, description, issuer, isPrivate, isSelective, derivedFacts }
      return api(claimRoutes.updateClaim, { params: { id: claim.id }, body, ifMatch: version })
    },
    onError: noteRefusal,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.claims }),
        client.invalidateQueries({ queryKey: queryKeys.requests }),
        client.invalidateQueries({ queryKey: queryKeys.shares }),
      ]),
  })
}
