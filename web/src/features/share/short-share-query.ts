import type { Claim } from '@did/domain/claim/claim'
import { queryOptions } from '@tanstack/react-query'
import { offeredKey, type Share, shareableQuery } from '../../entities/share/share-query.ts'

/**
 * The offered link is no share before somebody gets it. Its QR code stays on screen, so the query
 * makes another link only after `forgetOffered`.
 */
export const shortShareQuery = (claim: Claim, fields: readonly string[]) =>
  queryOptions({
    queryKey: offeredKey('short', claim, fields),
    queryFn: async ({ client, queryKey }): Promise<Share> => {
      const known = client.getQueryData<Share>(queryKey)
      if (known) return known
      // The choice of fields needs the same data about the claim. Both use one query, so the page
      // makes only one call.
      const [{ offerShortLink }, shareable] = await Promise.all([
        import('./make-controlled-share.ts'),
        client.fetchQuery({ ...shareableQuery(claim), staleTime: 0 }),
      ])
      return offerShortLink({ claimId: claim.id, fields, shareable })
    },
  })
