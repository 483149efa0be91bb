import type { ClaimId, ShareId } from '@did/domain/ids'
import { shareRoutes } from '@did/domain/routes/shares'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { drawCode } from '../../lib/draw-code.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { sharingTexts as texts } from '../../texts/sharing.ts'
import type { ControlledTerms } from './make-controlled-share.ts'
import { markWithdrawn, type Share, sharesQuery } from './share-query.ts'

export function useWithdrawShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: ShareId) => api(shareRoutes.withdrawShare, { params: { id } }),
    onSuccess: (_, id) => {
      markWithdrawn(client, id)
      toast(texts.list.withdrawnToast)
    },
    onError: toastFailure,
  })
}

/** The owner's switch of a link that was made before the verification. */
export function useChangeShare(id: ShareId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tellsConfirmation: boolean) =>
      api(shareRoutes.changeShare, { params: { id }, body: { tellsConfirmation } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
  })
}

/** Its encryption is loaded with the first press. */
export function useMakeControlledShare(claimId: ClaimId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (terms: ControlledTerms): Promise<Share> => {
      const { makeControlledShare } = await import('./make-controlled-share.ts')
      const { id, url } = await makeControlledShare(claimId, terms)
      return { id, url, code: await drawCode(url), isWithdrawn: false }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
  })
}
