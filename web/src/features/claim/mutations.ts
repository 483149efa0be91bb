import { claimCalls } from '@did/domain/calls/claims'
import type { Claim } from '@did/domain/claim/claim'
import type { DerivedFact } from '@did/domain/claim/derived-fact'
import type { Did } from '@did/domain/did'
import type { TemplateId } from '@did/domain/ids'
import { isSelfIssued } from '@did/domain/protocol/own-issuer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AskedField, listFilled } from '../../entities/claim-form/asked-field.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSeenVersion } from '../../lib/query/seen-version.ts'
import { type AddClaimForm, describeIssuer } from './add/add-claim-form.ts'

/** `attempt` identifies one filled-in form, so that sending the form twice stores one claim. */
type NewClaim = {
  form: AddClaimForm
  asked: readonly AskedField[]
  derivedFacts: DerivedFact[]
  templateId: TemplateId | null
  attempt: string
}

export function useCreateClaim(did: Did) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, asked, derivedFacts, templateId, attempt }: NewClaim) => {
      const source = templateId === null ? {} : { templateId }
      const body = { didId: did.id, ...describeText(form, asked), derivedFacts, ...describeIssuer(form), ...source }
      return api(claimCalls.createClaim, { body, idempotencyKey: attempt })
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}

/** A claim from a template needs no description of its own, so its title describes it. */
function describeText(form: AddClaimForm, asked: readonly AskedField[]) {
  const { type, title, description, holderName, issueDate } = form
  const dated = issueDate === '' ? {} : { issueDate }
  return { ...dated, type, title, description: description || title, holderName, fields: listFilled(asked, form) }
}

/** After a change of the text elsewhere, the server refuses one update and accepts the next. */
export function useUpdateClaim(claim: Claim) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: claim.version, text: claim.claimHash })
  return useMutation({
    mutationFn: ({ form, asked, derivedFacts }: Pick<NewClaim, 'form' | 'asked' | 'derivedFacts'>) => {
      const { isPrivate, isSelective } = claim
      const isStillOwn = form.selfIssued && isSelfIssued(claim.issuer)
      const issuer = isStillOwn ? claim.issuer : describeIssuer(form).issuer
      const body = { ...describeText(form, asked), issuer, isPrivate, isSelective, derivedFacts }
      return api(claimCalls.updateClaim, { params: { id: claim.id }, body, ifMatch: version })
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
