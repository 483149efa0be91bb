import { userRoutes } from '@did/domain/routes/users'
import type { UpdateUser, User } from '@did/domain/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useSeenVersion } from '../../lib/seen-version.ts'
import { useOwnUserUpdate } from './mutations.ts'

/** Refused once when the profile was changed elsewhere meanwhile; the newest is asked for, so that the next attempt is about that. */
export function useUpdateProfile(user: User) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: user.version, text: writtenIn(user) })
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (form: UpdateUser) =>
      api(userRoutes.updateUser, { params: { id: user.id }, body: form, ifMatch: version }),
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
