import { claimCalls } from '@did/domain/calls/claims'
import type { Claim } from '@did/domain/claim/claim'
import type { createClaimSchema, UpdateClaim } from '@did/domain/claim/claim-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSeenVersion } from '../../lib/query/seen-version.ts'

/** `attempt` identifies one filled-in form, so that sending the form twice stores one claim. */
type NewClaim = { body: z.input<typeof createClaimSchema>; attempt: string }

export function useCreateClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, attempt }: NewClaim) => api(claimCalls.createClaim, { body, idempotencyKey: attempt }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
  })
}

/**
 * If somebody has changed the claim's text elsewhere, the server refuses the first update. The
 * person can then send the update again, and it overwrites that change.
 */
export function useUpdateClaim(claim: Claim) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: claim.version, text: claim.claimHash })
  return useMutation({
    mutationFn: (body: UpdateClaim) =>
      api(claimCalls.updateClaim, { params: { id: claim.id }, body, ifMatch: version }),
    onError: noteRefusal,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.claims }),
        client.invalidateQueries({ queryKey: queryKeys.requests }),
        client.invalidateQueries({ queryKey: queryKeys.shares }),
      ]),
  })
}
