import type { UpdateUser } from '@did/domain/account/profile-form'
import type { User } from '@did/domain/account/user'
import { userCalls } from '@did/domain/calls/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOwnUserUpdate } from '../../entities/account/update-own-user.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSeenVersion } from '../../lib/query/seen-version.ts'

/**
 * If the profile was changed elsewhere, the server refuses the first update. The person can then
 * send the update again, and this second update overwrites what was changed elsewhere.
 */
export function useUpdateProfile(user: User) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: user.version, text: writtenIn(user) })
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (form: UpdateUser) =>
      api(userCalls.updateUser, { params: { id: user.id }, body: form, ifMatch: version }),
    onSuccess: onSaved,
    onError: (error) => {
      noteRefusal(error)
      return client.invalidateQueries({ queryKey: queryKeys.ownUser })
    },
  })
}

function writtenIn({ username, name, email, verifierOrganization }: User): string {
  return JSON.stringify([username, name, email, verifierOrganization])
}
