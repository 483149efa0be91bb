import { type Findings, findFacts } from '@did/credentials/find-facts'
import { encodeOpenShare, type ParsedShare, parseOpenShare } from '@did/credentials/share-link'
import { judgeShare, type Verdict } from '@did/credentials/verdict'
import { AppError } from '@did/domain/errors'
import { type ClaimId, shareIdSchema } from '@did/domain/ids'
import { shareRoutes } from '@did/domain/routes/shares'
import { api } from '../../lib/api.ts'
import { getInstallation } from './installation.ts'

export type OwnCheck = { share: ParsedShare; verdict: Verdict; facts: Findings['facts'] }

/** No link is made: what a link would carry is looked at as its reader would, and nobody is asked whether it is still shared. */
const noShare = shareIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA')

/** Judges the owner's own claim in this browser by its signature and the chain, a private one as well. */
export async function checkOwnClaim(claimId: ClaimId, signal: AbortSignal): Promise<OwnCheck> {
  const shareable = await api(shareRoutes.getShareable, { params: { id: claimId }, signal })
  if (!shareable?.attestation) throw new AppError('not-found', 'Nobody stands behind the claim any more')
  const { payload, attestation } = shareable
  const { payloadBytes, proofText } = encodeOpenShare({
    payload,
    proof: { kind: 'attested', shareId: noShare, ...attestation },
  })
  const share = parseOpenShare(payloadBytes, proofText)
  const { facts } = await findFacts(share, {
    installation: (await getInstallation(signal)) ?? 'unknown',
    fetch: (url, init) => fetch(url, init),
    now: Math.floor(Date.now() / 1000),
    serverUrl: null,
    signal,
  })
  return { share, verdict: judgeShare(share, facts), facts }
}
