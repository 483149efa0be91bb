import { findDecisive } from '@did/credentials/verdict/describe-verdict'
import type { Claim } from '@did/domain/claim/claim'
import type { RequestId } from '@did/domain/ids'
import type { OwnCheck } from './check-own-claim.ts'

export type ToAskAgain = { requestId: RequestId; verifier: string }

/**
 * Finds the approved request whose verifier the owner can ask to confirm again, because the
 * verifier was accredited only after it had confirmed. Returns null for a claim with private
 * attributes, because the owner has to send the attributes again in an ordinary request.
 */
export function findToAskAgain(
  { share, verdict }: Pick<OwnCheck, 'share' | 'verdict'>,
  { asked }: Pick<Claim, 'asked'>,
): ToAskAgain | null {
  if (share.kind !== 'attested' || findDecisive(verdict)?.code !== 'verifier-accredited-later') return null
  const { verifier, commitment } = share.message
  if (BigInt(commitment) !== 0n) return null
  const isIts = (wallet: string) => wallet.toLowerCase() === verifier.toLowerCase()
  const found = asked.find(({ walletAddress, status }) => status === 'approved' && isIts(walletAddress))
  return found ? { requestId: found.requestId, verifier: found.name } : null
}
