import type { Claim } from '@did/domain/claim'
import type { Hex } from '@did/domain/hex'
import { shareRoutes } from '@did/domain/routes/shares'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** What the claim's verifier signed for its private attributes; null where it has seen none. */
export const committedQuery = (claim: Pick<Claim, 'id' | 'version' | 'isVerified'>) =>
  queryOptions({
    queryKey: [...queryKeys.shares, 'committed', claim.id, claim.version, claim.isVerified],
    queryFn: async ({ signal }): Promise<Hex | null> => {
      const shareable = await api(shareRoutes.getShareable, { params: { id: claim.id }, signal })
      const commitment = shareable?.attestation?.message.commitment
      return commitment === undefined || BigInt(commitment) === 0n ? null : commitment
    },
  })
