import type { Claim } from '@did/domain/claim'
import type { ShareId } from '@did/domain/ids'
import { shareRoutes } from '@did/domain/routes/shares'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { drawCode } from '../../lib/draw-code.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** The code as a PNG data URL; null for a link with more than a code can hold, which still works as a link. */
export type Share = { id: ShareId; url: string; code: string | null; isWithdrawn: boolean }
export type SharedClaim = Pick<Claim, 'id' | 'version' | 'isVerified'>

const openShares = [...queryKeys.shares, 'open']
const listedShares = [...queryKeys.shares, 'list']

/**
 * The claim's open share with these fields opened, and its code. The server makes it once and answers with it ever after, so asking
 * again is safe; a claim that was verified since has another version and thereby another link. A share that was withdrawn on this
 * page is not silently followed by a new one: that takes `forgetWithdrawn`.
 */
export const shareQuery = (claim: SharedClaim, fields: readonly string[] = []) =>
  queryOptions({
    queryKey: [...openShares, claim.id, claim.version, claim.isVerified, fields],
    queryFn: async ({ client, queryKey }): Promise<Share> => {
      const known = client.getQueryData<Share>(queryKey)
      if (known?.isWithdrawn) return known
      const body = { kind: 'open' as const, fields: [...fields] }
      const { id, url } = await api(shareRoutes.createShare, { params: { id: claim.id }, body })
      void client.invalidateQueries({ queryKey: listedShares })
      return { id, url, code: await drawCode(url), isWithdrawn: false }
    },
  })

/** What a share of the claim can carry. */
export const shareableQuery = (claim: SharedClaim) =>
  queryOptions({
    queryKey: [...queryKeys.shares, 'shareable', claim.id, claim.version, claim.isVerified],
    queryFn: ({ signal }) => api(shareRoutes.getShareable, { params: { id: claim.id }, signal }),
  })

/** Everything the account shared, newest first. Views are counted elsewhere, so each look asks anew. */
export const sharesQuery = queryOptions({
  queryKey: listedShares,
  staleTime: 0,
  queryFn: async ({ signal }) => (await api(shareRoutes.listShares, { signal })) ?? [],
})

export function markWithdrawn(client: QueryClient, id: ShareId): void {
  client.setQueriesData<Share>({ queryKey: openShares }, (share) =>
    share?.id === id ? { ...share, isWithdrawn: true } : share,
  )
  void client.invalidateQueries({ queryKey: listedShares })
}

/** Makes the next look at the claim's share ask for a new one. */
export function forgetWithdrawn(client: QueryClient, claim: SharedClaim, fields: readonly string[]): void {
  void client.resetQueries({ queryKey: shareQuery(claim, fields).queryKey })
}
