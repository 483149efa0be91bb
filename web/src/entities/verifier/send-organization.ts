import type { User } from '@did/domain/account/user'
import { becomeVerifierCalls } from '@did/domain/calls/become-verifier'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useOwnUserUpdate } from '../account/update-own-user.ts'

export function useSendOrganization({ id }: User, purpose: 'verifier' | 'accreditation') {
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (organization: string) =>
      purpose === 'verifier'
        ? api(becomeVerifierCalls.requestVerifierStatus, { params: { id }, body: { status: true, organization } })
        : api(becomeVerifierCalls.applyForAccreditation, { params: { id }, body: { organization } }),
    onSuccess: onSaved,
  })
}
