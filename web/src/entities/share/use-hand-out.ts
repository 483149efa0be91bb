import { shareCalls } from '@did/domain/calls/shares'
import { isAppError } from '@did/domain/errors'
import type { ShareId } from '@did/domain/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { keepOwnLink } from './own-links.ts'
import { markHandedOut, sharesQuery } from './share-query.ts'

/**
 * `url` is present if this browser has to store the link, and absent if the server can show the
 * link again.
 */
type HandedOut = { id: ShareId; url?: string }

/**
 * Tells the server that the owner copied, sent, printed or saved a share's link. Repeats a call
 * that failed, because the server would otherwise offer the share for another reader.
 */
export function useHandOut() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: HandedOut) => api(shareCalls.changeShare, { params: { id }, body: { isHandedOut: true } }),
    onMutate: async ({ id, url }) => {
      markHandedOut(client, id)
      if (url !== undefined) await keepOwnLink({ id, url })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: toastFailure,
    retry: (failures, error) => failures < 5 && !isAppError(error, 'not-allowed'),
  })
  return mutate
}
