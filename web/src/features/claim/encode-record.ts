import { claimCalls } from '@did/domain/calls/claims'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import type { Publication } from './add/add-claim-form.ts'
import { encodeClaimRecord } from './claim-transaction.ts'

/** Throws `precondition-failed` if the claim's text has changed since this page loaded it. */
export async function encodeRecord(claim: Claim, did: Did, publication: Publication) {
  const [config, unchanged] = await Promise.all([getAppConfig(), readUnchanged(claim)])
  return { to: config.didRegistry, data: encodeClaimRecord(unchanged, BigInt(did.tokenId), publication) }
}

/** The owner must not pay to record a text that the owner did not see, so read the claim again. */
async function readUnchanged({ id, didId, claimHash }: Claim): Promise<Claim> {
  const query = { before: id + 1, limit: 1 }
  const [claim] = (await api(claimCalls.listClaimsOfDid, { params: { didId }, query, cache: 'no-store' })) ?? []
  if (claim?.claimHash !== claimHash) throw new AppError('precondition-failed', 'The claim was reworded meanwhile')
  return claim
}
