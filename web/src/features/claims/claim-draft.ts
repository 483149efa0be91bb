import type { DidId } from '@did/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entered } from '../../lib/vault/entered.ts'
import { type AddClaimInput, emptyAddClaimForm } from './add-claim-form.ts'
import { type ClaimStart, fillFrom } from './claim-start.ts'

/** A claim begun from a template has a draft of its own: neither overwrites the other. */
const keyOf = (didId: DidId, start: ClaimStart | undefined) => ['claim-draft', didId, start?.key ?? 'free']

/**
 * What was typed into the Add New Claim dialog outlives it: a session that ends in the middle, or a slip of the finger, loses no
 * word. It is kept with the account's cache, so it goes when the account does.
 */
export function useClaimDraft(didId: DidId, begun: ClaimStart | undefined) {
  const client = useQueryClient()
  const queryKey = keyOf(didId, begun)
  const enteredKey = [...queryKey, 'attributes']
  const empty = begun ? fillFrom(begun) : emptyAddClaimForm
  const [start] = useState(() => client.getQueryData<AddClaimInput>(queryKey) ?? empty)
  return {
    start,
    entered: client.getQueryData<Entered>(enteredKey) ?? null,
    keepEntered: (entered: Entered) => client.setQueryData(enteredKey, entered),
    keep: (draft: AddClaimInput) => client.setQueryData(queryKey, draft),
    discard: () => client.removeQueries({ queryKey }),
  }
}
