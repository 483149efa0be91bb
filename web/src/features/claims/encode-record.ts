import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import { claimRoutes } from '@did/domain/routes/claims'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import type { Publication } from './add-claim-form.ts'
import { encodeClaimRecord } from './claim-transaction.ts'

/** The transaction that records a claim, as its owner sees it now. Throws `precondition-failed` when it was reworded since. */
export async function encodeRecord(claim: Claim, did: Did, publication: Publication) {
  const [config, unchanged] = await Promise.all([getAppConfig(), readUnchanged(claim)])
  return { to: config.didRegistry, data: encodeClaimRecord(unchanged, BigInt(did.tokenId), publication) }
}

/** The claim as it is now. Refused when it was reworded since its owner looked at it: nobody pays to record what they did not see. */
async function readUnchanged({ id, didId, claimHash }: Claim): Promise<Claim> {
  const query = { before: id + 1, limit: 1 }
  const [claim] = (await api(claimRoutes.listClaimsOfDid, { params: { didId }, query, cache: 'no-store' })) ?? []
  if (claim?.claimHash !== claimHash) throw new AppError('precondition-failed', 'The claim was reworded meanwhile')
  return claim
}
