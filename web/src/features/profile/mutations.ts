import type { Address } from '@did/domain/hex'
import { userRoutes } from '@did/domain/routes/users'
import { defaultUsername, type User } from '@did/domain/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** The quick way of the welcome card: the generated name, nothing else (SPEC.md 7.2). */
export function useCreateProfile() {
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (walletAddress: Address) =>
      api(userRoutes.createUser, {
        body: { username: defaultUsername(walletAddress), walletAddress, isVerifier: false },
      }),
    onSuccess: onSaved,
  })
}

/** A file for its owner, so nothing of it stays in the cache. */
export function useExportData() {
  return useMutation({ mutationFn: exportData, gcTime: 0 })
}

export function useEraseUser(user: User) {
  return useMutation({
    mutationFn: async () => api((await loadTable()).eraseUser, { params: { id: user.id } }),
  })
}

async function exportData() {
  return api((await loadTable()).exportData, {})
}

/** What an export holds is described by schemas that nothing else on the page needs. */
async function loadTable() {
  return (await import('@did/domain/routes/own-data')).ownDataRoutes
}

export function useOwnUserUpdate() {
  const client = useQueryClient()
  return (user: User) => {
    client.setQueryData(queryKeys.ownUser, user)
    const stale = [queryKeys.ownUser, queryKeys.verifierStatus]
    return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}
