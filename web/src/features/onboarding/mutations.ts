import type { ProfileForm } from '@did/domain/account/profile-form'
import type { User } from '@did/domain/account/user'
import { claimCalls } from '@did/domain/calls/claims'
import { didCalls } from '@did/domain/calls/dids'
import { userCalls } from '@did/domain/calls/users'
import { buildOffChainTokenId, type Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { wizardIssuer } from '@did/domain/protocol/own-issuer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listFilled } from '../../entities/claim-form/asked-field.ts'
import type { ClaimStart } from '../../entities/claim-form/claim-start.ts'
import { findIssueDate } from '../../entities/claim-form/issue-date.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import type { FirstClaimForm } from './claim-draft.ts'

export function useSaveProfile(address: Address, user: User | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: ProfileForm) =>
      user
        ? api(userCalls.updateUser, { params: { id: user.id }, body: keepOrganization(form, user) })
        : api(userCalls.createUser, { body: { ...form, walletAddress: address, isVerifier: false } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKeys.ownUser, saved)
    },
  })
}

/**
 * The wizard's form does not ask for the organization of a verifier. Saving the form without it
 * would delete it from the profile.
 */
function keepOrganization(form: ProfileForm, user: User) {
  return { ...form, ...(user.isVerifier ? { organization: user.verifierOrganization ?? '' } : {}) }
}

export function useCreateOffChainDid(owner: Address) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(didCalls.createDid, { body: { tokenId: buildOffChainTokenId(owner, Date.now()), owner } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.dids }),
  })
}

/** `attempt` identifies one filled-in form, so that sending the form twice stores one claim. */
type FirstClaim = { form: FirstClaimForm; start: ClaimStart | null; attempt: string }

export function useCreateFirstClaim(did: Did) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form: { values, opened, issueDate, ...form }, start, attempt }: FirstClaim) => {
      // A claim from a template may have an empty description. Its title then takes the
      // description's place.
      const description = form.description || form.title
      const fields = listFilled(start?.fields ?? [], { values, opened })
      const source = start && start.templateId !== null ? { templateId: start.templateId } : {}
      const day = findIssueDate(start, { values, issueDate })
      const dated = day === '' ? {} : { issueDate: day }
      const body = { ...form, ...dated, description, fields, didId: did.id, issuer: wizardIssuer, ...source }
      return api(claimCalls.createClaim, { body, idempotencyKey: attempt })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}
