import { guardianDecisionDigest, tallyOf } from '@did/credentials/recovery/guardian-decision'
import type { VoteCount } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { recoveryCalls } from '@did/domain/calls/recovery'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { readRegistry } from '../control/registry-chain.ts'
import { decisionOf, type HelpRequest } from './recovery-request.ts'
import '../recovery-errors.ts'

const againAfterMs = 5000

/**
 * Counts the guardians that have agreed so far. The chain's present round decides which votes still
 * count. `salt` comes from the guardians' file. Without it, the service counts only the votes for a
 * recovery.
 */
export function voteCountQuery(config: AppConfig, request: HelpRequest, salt: Hex | null) {
  const { identity } = request
  const isRecovery = 'target' in request
  return queryOptions({
    queryKey: ['votes', request, salt],
    enabled: isRecovery || salt !== null,
    queryFn: async ({ signal }): Promise<VoteCount | null> => {
      const decision = decisionOf(request)
      const round = await readRegistry(config).readRound(identity, decision)
      const digest = guardianDecisionDigest(attestationDomain(config), { identity, decision, round })
      const tally = tallyOf(digest, isRecovery ? null : salt)
      return api(recoveryCalls.getVoteCount, { params: { address: identity, tally }, signal, cache: 'no-store' })
    },
    refetchInterval: againAfterMs,
  })
}
