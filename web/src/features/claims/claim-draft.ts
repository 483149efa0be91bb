import type { DidId } from '@did/domain/ids'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AddClaimInput, emptyAddClaimForm } from './add-claim-form.ts'

const keyOf = (didId: DidId) => ['claim-draft', didId]

/**
 * What was typed into the Add New Claim dialog outlives it: a session that ends in the middle, or a slip of the finger, loses no
 * word. It is kept with the account's cache, so it goes when the account does.
 */
export function useClaimDraft(didId: DidId, type: string | undefined) {
  const client = useQueryClient()
  const [start] = useState(() => ({ ...readDraft(client, didId), ...(type === undefined ? {} : { type }) }))
  return {
    start,
    keep: (draft: AddClaimInput) => client.setQueryData(keyOf(didId), draft),
    discard: () => client.removeQueries({ queryKey: keyOf(didId) }),
  }
}

function readDraft(client: QueryClient, didId: DidId): AddClaimInput {
  return client.getQueryData<AddClaimInput>(keyOf(didId)) ?? emptyAddClaimForm
}
