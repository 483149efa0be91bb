import type { User } from '@did/domain/account/user'
import { becomeVerifierCalls } from '@did/domain/calls/become-verifier'
import type { ApplyForAccreditation } from '@did/domain/verifier/become-verifier'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useOwnUserUpdate } from '../account/update-own-user.ts'

/**
 * Why the organization's name is sent. `verifier`: the user wants to become a verifier.
 * `accreditation`: a self-registered verifier asks an administrator for a review. `change`: the
 * user changes an application that waits.
 */
export type OrganizationPurpose = 'verifier' | 'accreditation' | 'change'

export function useSendOrganization({ id }: User, purpose: OrganizationPurpose) {
  const onSaved = useOwnUserUpdate()
  return useMutation({
    mutationFn: (application: ApplyForAccreditation) => {
      const params = { id }
      switch (purpose) {
        case 'verifier':
          return api(becomeVerifierCalls.requestVerifierStatus, { params, body: { status: true, ...application } })
        case 'accreditation':
          return api(becomeVerifierCalls.applyForAccreditation, { params, body: application })
        case 'change':
          return api(becomeVerifierCalls.changeApplication, { params, body: application })
      }
    },
    onSuccess: onSaved,
  })
}
