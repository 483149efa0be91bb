import { shareCalls } from '@did/domain/calls/shares'
import type { ClaimId, ShareId } from '@did/domain/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markWithdrawn, type Share, sharesQuery } from '../../entities/share/share-query.ts'
import { api } from '../../lib/api.ts'
import { drawCode } from '../../lib/draw-code.ts'
import { toast } from '../../lib/toast/toast.ts'
import { toastFailure } from '../../lib/toast/toast-failure.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import type { ControlledTerms } from './make-controlled-share.ts'

export function useWithdrawShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: ShareId) => api(shareCalls.withdrawShare, { params: { id } }),
    onSuccess: (_, id) => {
      markWithdrawn(client, id)
      toast(texts.list.withdrawnToast)
    },
    onError: toastFailure,
  })
}

/** Sets whether a link without an attestation tells that the claim was attested later. */
export function useChangeShare(id: ShareId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tellsConfirmation: boolean) =>
      api(shareCalls.changeShare, { params: { id }, body: { tellsConfirmation } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
  })
}

/** The encryption code loads when the person makes the first controlled share. */
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
