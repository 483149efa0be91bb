import type { Did } from '@did/domain/did'
import { routes } from '@did/domain/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type AddClaimForm, describeIssuer } from './add-claim-form.ts'

/** `attempt` is one filled-in form however often it is sent: silence and another try make one claim, not two. */
type NewClaim = { form: AddClaimForm; attempt: string }

export function useCreateClaim(did: Did) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, attempt }: NewClaim) => {
      const { type, title, description } = form
      const body = { didId: did.id, type, title, description, ...describeIssuer(form) }
      return api(routes.createClaim, { body, idempotencyKey: attempt })
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}
