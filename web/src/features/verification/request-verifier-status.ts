import { defaultOrganization } from '@did/domain/constants'
import type { Address } from '@did/domain/hex'
import { becomeVerifierRoutes } from '@did/domain/routes/become-verifier'
import { userRoutes } from '@did/domain/routes/users'
import { defaultUsername, type User } from '@did/domain/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

type Ending = { onSuccess: (updated: User) => void; onError: (error: Error) => void }

/** SPEC.md 4: creates the user if missing, then asks for the verifier flag at once with the sample organization. */
export function useRequestVerifierStatus(ending: Ending) {
  const client = useQueryClient()
  return useMutation({
    ...ending,
    mutationFn: async ({ user, address }: { user: User | null; address: Address }): Promise<User> => {
      const { id } = user ?? (await api(userRoutes.createUser, { body: newVerifier(address) }))
      return api(becomeVerifierRoutes.requestVerifierStatus, {
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
