import { shareCalls } from '@did/domain/calls/shares'
import type { Claim } from '@did/domain/claim/claim'
import type { ShareId } from '@did/domain/ids'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { drawCode } from '../../lib/qr-code.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/**
 * `code` is a QR code as a PNG data URL, or null for a link that is too long for one. A share that
 * was handed out is for one reader.
 */
export type Share = { id: ShareId; url: string; code: string | null; isWithdrawn: boolean; isHandedOut: boolean }
export type SharedClaim = Pick<Claim, 'id' | 'version' | 'isVerified'>
type OfferedKind = 'open' | 'short'

const offeredShares = [...queryKeys.shares, 'offered']
const listedShares = [...queryKeys.shares, 'list']

/**
 * Returns the query key of the link that the page offers for a claim with these fields. A newly
 * verified claim has another version and so another link.
 */
export const offeredKey = (kind: OfferedKind, claim: SharedClaim, fields: readonly string[]) =>
  [...offeredShares, kind, claim.id, claim.version, claim.isVerified, fields] as const

/**
 * Reads the claim's open share that shows these fields, with its code. The page may ask again,
 * because the server makes only one such share. After a withdrawal on this page, only
 * `forgetOffered` makes a new share.
 */
export const shareQuery = (claim: SharedClaim, fields: readonly string[]) =>
  queryOptions({
    queryKey: offeredKey('open', claim, fields),
    queryFn: async ({ client, queryKey }): Promise<Share> => {
      const known = client.getQueryData<Share>(queryKey)
      if (known?.isWithdrawn) return known
      const body = { kind: 'open' as const, fields: [...fields] }
      const { id, url } = await api(shareCalls.createShare, { params: { id: claim.id }, body })
      void client.invalidateQueries({ queryKey: listedShares })
      return { id, url, code: await drawCode(url), isWithdrawn: false, isHandedOut: false }
    },
  })

/**
 * Reads what the server knows of a claim for a share. The choice of fields and the short link read
 * this at once, so a choice that closes must not cancel it.
 */
export const shareableQuery = (claim: SharedClaim) =>
  queryOptions({
    queryKey: [...queryKeys.shares, 'shareable', claim.id, claim.version, claim.isVerified],
    queryFn: () => api(shareCalls.getShareable, { params: { id: claim.id } }),
  })

/**
 * Reads every share of the account, newest first. The server counts views, so each look asks again.
 */
export const sharesQuery = queryOptions({
  queryKey: listedShares,
  staleTime: 0,
  queryFn: async ({ signal }) => (await api(shareCalls.listShares, { signal })) ?? [],
})

export function markWithdrawn(client: QueryClient, id: ShareId): void {
  client.setQueriesData<Share>({ queryKey: offeredShares }, (share) =>
    share?.id === id ? { ...share, isWithdrawn: true } : share,
  )
  void client.invalidateQueries({ queryKey: listedShares })
}

export function markHandedOut(client: QueryClient, id: ShareId): void {
  client.setQueriesData<Share>({ queryKey: offeredShares }, (share) =>
    share?.id === id ? { ...share, isHandedOut: true } : share,
  )
}

/**
 * Makes the page offer a new link if this one was handed out, because each reader gets another
 * link.
 */
export function forgetHandedOut(client: QueryClient, queryKey: readonly unknown[]): void {
  if (client.getQueryData<Share>(queryKey)?.isHandedOut) client.removeQueries({ queryKey, exact: true })
}

/** Makes the page offer another link, for example after a withdrawal. */
export function forgetOffered(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.resetQueries({ queryKey, exact: true })
}
