import type { ProfileForm } from '@did/domain/account/profile-form'
import type { User } from '@did/domain/account/user'
import { claimCalls } from '@did/domain/calls/claims'
import { didCalls } from '@did/domain/calls/dids'
import { userCalls } from '@did/domain/calls/users'
import type { OnboardingClaimForm } from '@did/domain/claim/claim-form'
import { buildOffChainTokenId, type Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

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

/** Keeps a verifier's organization, because the wizard's form does not ask for one. */
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
type FirstClaim = { form: OnboardingClaimForm; attempt: string }

export function useCreateFirstClaim(did: Did) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, attempt }: FirstClaim) =>
      api(claimCalls.createClaim, {
        body: { ...form, didId: did.id, issuer: 'self-issued' },
        idempotencyKey: attempt,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}
