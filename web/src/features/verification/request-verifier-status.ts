import { defaultUsername, type User } from '@did/domain/account/user'
import { becomeVerifierCalls } from '@did/domain/calls/become-verifier'
import { userCalls } from '@did/domain/calls/users'
import type { Address } from '@did/domain/hex'
import { defaultOrganization } from '@did/domain/verifier/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

type Ending = { onSuccess: (updated: User) => void; onError: (error: Error) => void }

/**
 * Makes the person a verifier, and creates a profile before if the person has none. The
 * organization is the sample name of docs/spec/4-states.md.
 */
export function useRequestVerifierStatus(ending: Ending) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: async ({ user, address }: { user: User | null; address: Address }): Promise<User> => {
      const { id } = user ?? (await api(userCalls.createUser, { body: newVerifier(address) }))
      return api(becomeVerifierCalls.requestVerifierStatus, {
        params: { id },
        body: { status: true, organization: defaultOrganization },
      })
    },
    onSuccess: (updated) => {
      client.setQueryData(queryKeys.ownUser, updated)
      ending.onSuccess(updated)
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.ownUser }),
  })
}

function newVerifier(walletAddress: Address) {
  return { username: defaultUsername(walletAddress, 'verifier'), walletAddress, isVerifier: false }
}
