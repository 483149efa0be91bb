import { shareCalls } from '@did/domain/calls/shares'
import type { ShareId } from '@did/domain/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepOwnLink } from '../../entities/share/own-links.ts'
import { markHandedOut, markWithdrawn, type Share, sharesQuery } from '../../entities/share/share-query.ts'
import { api } from '../../lib/api.ts'
import { drawCode } from '../../lib/qr-code.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import type { ControlledTerms, SharedFields } from './make-controlled-share.ts'

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

/** Sets whether a link without an attestation tells a checker that the claim was attested later. */
export function useChangeShare(id: ShareId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tellsConfirmation: boolean) =>
      api(shareCalls.changeShare, { params: { id }, body: { tellsConfirmation } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
  })
}

type Making = ControlledTerms & { shared: readonly SharedFields[] }

/** The code that encrypts claims loads when the first link is made. */
export function useMakeControlledShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ shared, ...terms }: Making): Promise<Share> => {
      const { makeCollection, makeControlledShare } = await import('./make-controlled-share.ts')
      const [only, ...others] = shared
      if (!only) throw new Error('a link shows at least one claim')
      const { id, url } =
        others.length > 0 ? await makeCollection(shared, terms) : await makeControlledShare(only, terms)
      await keepOwnLink({ id, url })
      return { id, url, code: await drawCode(url), isWithdrawn: false, isHandedOut: false }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
  })
}

export function useWithdrawCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: ShareId) => api(shareCalls.withdrawCollection, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sharesQuery.queryKey })
      toast(texts.list.withdrawnToast)
    },
    onError: toastFailure,
  })
}

/**
 * Changes the shares behind one link one after the other, because an account has a limit of changes
 * at once. An empty label removes the present label.
 */
export function useLabelShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, label }: { ids: readonly ShareId[]; label: string }) => {
      for (const id of ids) {
        await api(shareCalls.changeShare, { params: { id }, body: { label: label.trim() === '' ? null : label } })
        markHandedOut(client, id)
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
  })
}
