import { shareCalls } from '@did/domain/calls/shares'
import type { Claim } from '@did/domain/claim/claim'
import type { Hex } from '@did/domain/hex'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/**
 * Reads the commitment to the claim's private attributes. The data are null if the verifier signed
 * no such commitment.
 */
export const committedQuery = (claim: Pick<Claim, 'id' | 'version' | 'isVerified'>) =>
  queryOptions({
    queryKey: [...queryKeys.shares, 'committed', claim.id, claim.version, claim.isVerified],
    queryFn: async ({ signal }): Promise<Hex | null> => {
      const shareable = await api(shareCalls.getShareable, { params: { id: claim.id }, signal })
      const commitment = shareable?.attestation?.message.commitment
      return commitment === undefined || BigInt(commitment) === 0n ? null : commitment
    },
  })
