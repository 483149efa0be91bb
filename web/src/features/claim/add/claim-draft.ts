import type { DidId } from '@did/domain/ids'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClaimStart } from '../../../entities/claim-form/claim-start.ts'
import type { Entered } from '../../../entities/vault/attributes/entered.ts'
import { type AddClaimInput, fillFrom } from './add-claim-form.ts'
import { dropStoredDraft, findStoredDraft, hasStoredDrafts, storeDraft } from './stored-draft.ts'

type Draft = { form?: AddClaimInput; entered?: Entered }

/** Each claim template has a draft of its own, so that no draft overwrites another. */
export const claimDraftQuery = (didId: DidId, start: ClaimStart | undefined) =>
  queryOptions({
    queryKey: ['claim-draft', didId, start?.key ?? 'free'],
    queryFn: async (): Promise<Draft> => {
      const form = await findStoredDraft(didId, start)
      return form ? { form } : {}
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...(!hasStoredDrafts() && { initialData: {} }),
  })

/**
 * Keeps what the owner typed while the dialog is open and for half an hour after it closes. The
 * public part of the form outlives a reload, too. Private attributes stay in this page's memory.
 */
export function useClaimDraft(didId: DidId, begun: ClaimStart | undefined, holderName: string) {
  const client = useQueryClient()
  const { queryKey } = claimDraftQuery(didId, begun)
  // The dialog observes its draft only to keep it in the cache, and does not render the draft's
  // changes.
  useQuery({ ...claimDraftQuery(didId, begun), notifyOnChangeProps: [] })
  const choose = (start: ClaimStart | undefined, kept: Draft | undefined) => ({
    form: kept?.form ?? fillFrom(start, holderName),
    entered: kept?.entered ?? null,
  })
  const [first] = useState(() => choose(begun, client.getQueryData(queryKey)))
  const add = (part: Draft) => client.setQueryData(queryKey, (draft) => ({ ...draft, ...part }))
  return {
    start: first.form,
    entered: first.entered,
    read: async (start: ClaimStart | undefined) =>
      choose(start, await client.ensureQueryData(claimDraftQuery(didId, start))),
    keepEntered: (entered: Entered) => add({ entered }),
    keep: (form: AddClaimInput) => {
      add({ form })
      storeDraft(didId, begun, form)
    },
    discard: () => {
      client.removeQueries({ queryKey })
      dropStoredDraft(didId, begun)
    },
  }
}
