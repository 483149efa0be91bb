import { shareCalls } from '@did/domain/calls/shares'
import type { Claim } from '@did/domain/claim/claim'
import type { ShareId } from '@did/domain/ids'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { drawCode } from '../../lib/qr-code.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/**
 * `code` is a QR code as a PNG data URL, or null if the link is too long for a QR code. If
 * `isHandedOut` is true, one person may already have the link, so the page offers the link to
 * nobody else.
 */
export type Share = { id: ShareId; url: string; code: string | null; isWithdrawn: boolean; isHandedOut: boolean }
export type SharedClaim = Pick<Claim, 'id' | 'version' | 'isVerified'>
type OfferedKind = 'open' | 'short'

const offeredShares = [...queryKeys.shares, 'offered']
const listedShares = [...queryKeys.shares, 'list']

/**
 * The query key changes when a verifier has verified the claim, so that the page then offers a new
 * link.
 */
export const offeredKey = (kind: OfferedKind, claim: SharedClaim, fields: readonly string[]) =>
  [...offeredShares, kind, claim.id, claim.version, claim.isVerified, fields] as const

/**
 * A repeated request does no harm, because the server makes only one open share of a claim with
 * these fields. After the owner withdrew this share on this page, the page makes a new one only
 * when `forgetOffered` was called.
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
 * Two parts of the screen, the choice of fields and the short link, read these data at once. So a
 * part that closes must not cancel the request.
 */
export const shareableQuery = (claim: SharedClaim) =>
  queryOptions({
    queryKey: [...queryKeys.shares, 'shareable', claim.id, claim.version, claim.isVerified],
    queryFn: () => api(shareCalls.getShareable, { params: { id: claim.id } }),
  })

/**
 * The newest share comes first. Each screen that shows them asks the server again, because the
 * server counts views meanwhile.
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
 * Makes the page offer a new link if the present link was handed out, because each person gets a
 * link of their own.
 */
export function forgetHandedOut(client: QueryClient, queryKey: readonly unknown[]): void {
  if (client.getQueryData<Share>(queryKey)?.isHandedOut) client.removeQueries({ queryKey, exact: true })
}

/** Makes the page offer a new link, for example after the owner withdrew the present one. */
export function forgetOffered(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.resetQueries({ queryKey, exact: true })
}
