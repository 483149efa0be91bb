import type { OnboardingClaimForm } from '@did/domain/claim'
import { buildOffChainTokenId, type Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { claimRoutes } from '@did/domain/routes/claims'
import { didRoutes } from '@did/domain/routes/dids'
import { userRoutes } from '@did/domain/routes/users'
import type { ProfileForm, User } from '@did/domain/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** Creates the profile, or saves what was changed in the one that is there. */
export function useSaveProfile(address: Address, user: User | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: ProfileForm) =>
      user
        ? api(userRoutes.updateUser, { params: { id: user.id }, body: keepOrganization(form, user) })
        : api(userRoutes.createUser, { body: { ...form, walletAddress: address, isVerifier: false } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKeys.ownUser, saved)
    },
  })
}

/** The wizard does not ask for the organization; a verifier's must survive it. */
function keepOrganization(form: ProfileForm, user: User) {
  return { ...form, ...(user.isVerifier ? { organization: user.verifierOrganization ?? '' } : {}) }
}

export function useCreateOffChainDid(owner: Address) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(didRoutes.createDid, { body: { tokenId: buildOffChainTokenId(owner, Date.now()), owner } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.dids }),
  })
}

/** `attempt` is one filled-in form however often it is sent. */
type FirstClaim = { form: OnboardingClaimForm; attempt: string }

export function useCreateFirstClaim(did: Did) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, attempt }: FirstClaim) =>
      api(claimRoutes.createClaim, {
        body: { ...form, didId: did.id, issuer: 'self-issued' },
        idempotencyKey: attempt,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}
