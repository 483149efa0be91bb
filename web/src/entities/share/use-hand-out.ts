import { shareCalls } from '@did/domain/calls/shares'
import type { ShareId } from '@did/domain/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { markHandedOut, sharesQuery } from './share-query.ts'

/**
 * Says that an open share was copied, sent, printed or saved. The call is repeated, because a share
 * that the server still takes for unused would be shown for another reader.
 */
export function useHandOut() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: ShareId) => api(shareCalls.changeShare, { params: { id }, body: { isHandedOut: true } }),
    onMutate: (id) => markHandedOut(client, id),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    retry: 5,
  })
  return mutate
}
