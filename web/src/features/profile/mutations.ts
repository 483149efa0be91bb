import { defaultUsername, type User } from '@did/domain/account/user'
import { userCalls } from '@did/domain/calls/users'
import type { Address } from '@did/domain/hex'
import { useMutation } from '@tanstack/react-query'
import { useOwnUserUpdate } from '../../entities/account/update-own-user.ts'
import { api } from '../../lib/api.ts'

export function useCreateProfile() {
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (walletAddress: Address) =>
      api(userCalls.createUser, {
        body: { username: defaultUsername(walletAddress), walletAddress, isVerifier: false },
      }),
    onSuccess: onSaved,
  })
}

/** No cache keeps the exported file, because the file is for its owner only. */
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

/** The API calls to export and to erase load on demand, because nothing else uses them. */
async function loadTable() {
  return (await import('@did/domain/calls/own-data')).ownDataCalls
}
