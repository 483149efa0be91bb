import type { DidId } from '@did/domain/ids'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClaimStart } from '../../../entities/claim-form/claim-start.ts'
import type { Entered } from '../../../entities/vault/attributes/entered.ts'
import { type AddClaimInput, fillFrom } from './add-claim-form.ts'

/** Each claim template has a draft of its own, so that no draft overwrites another. */
const keyOf = (didId: DidId, start: ClaimStart | undefined) => ['claim-draft', didId, start?.key ?? 'free']

type Draft = { form?: AddClaimInput; entered?: Entered }

/** Keeps what the owner typed while the dialog is open and for half an hour after it closes. */
export function useClaimDraft(didId: DidId, begun: ClaimStart | undefined, holderName: string) {
  const client = useQueryClient()
  const queryKey = keyOf(didId, begun)
  // The dialog observes its draft to keep it in the cache, but does not render its changes.
  useQuery({ queryKey, queryFn: skipToken, notifyOnChangeProps: [] })
  /** Returns the draft that begins with another template, or the filled-in form without one. */
  const read = (start: ClaimStart | undefined) => {
    const kept = client.getQueryData<Draft>(keyOf(didId, start))
    return { form: kept?.form ?? fillFrom(start, holderName), entered: kept?.entered ?? null }
  }
  const [first] = useState(() => read(begun))
  const add = (part: Draft) => client.setQueryData<Draft>(queryKey, (draft) => ({ ...draft, ...part }))
  return {
    start: first.form,
    entered: first.entered,
    read,
    keepEntered: (entered: Entered) => add({ entered }),
    keep: (form: AddClaimInput) => add({ form }),
    discard: () => client.removeQueries({ queryKey }),
  }
}
