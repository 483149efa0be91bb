import { becomeVerifierRoutes } from '@did/domain/routes/become-verifier'
import type { User } from '@did/domain/user'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useOwnUserUpdate } from './mutations.ts'

/** What a person asks for under the name of their organization. */
export function useSendOrganization({ id }: User, purpose: 'verifier' | 'accreditation') {
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (organization: string) =>
      purpose === 'verifier'
        ? api(becomeVerifierRoutes.requestVerifierStatus, { params: { id }, body: { status: true, organization } })
        : api(becomeVerifierRoutes.applyForAccreditation, { params: { id }, body: { organization } }),
    onSuccess: onSaved,
  })
}
