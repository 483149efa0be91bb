import { buildGuardianDecisionRequest } from '@did/credentials/recovery/guardian-decision'
import { occasionOf } from '@did/credentials/recovery/occasion'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import type { CountedVotes, GuardianList } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { recoveryCalls } from '@did/domain/calls/recovery'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Signer } from '../../../entities/account/account.ts'
import { api } from '../../../lib/api.ts'
import { type Change, readRegistry } from '../control/registry-chain.ts'
import { decisionOf, type HelpRequest } from '../request/recovery-request.ts'
import '../recovery-errors.ts'

/** `occasion` is the freeze or the change that the guardian read about, if there is one. */
type Vote = {
  request: HelpRequest
  config: AppConfig
  guardians: GuardianList
  signer: Signer
  occasion: Hex | undefined
}

/**
 * Signs the decision once, for the present round, and hands the signature to the server. The
 * signature does not name the occasion, so this reads the occasion again before the signature.
 */
export async function sendVote({ request, config, guardians, signer, occasion }: Vote): Promise<CountedVotes> {
  const { identity } = request
  const decision = decisionOf(request)
  const registry = readRegistry(config)
  const round = await registry.readRound(identity, decision)
  if (findOccasion(request, await registry.readChange(identity)) !== occasion) throw replaced()
  const asked = buildGuardianDecisionRequest(attestationDomain(config), { identity, decision, round })
  const signed = await signer.signTypedData(asked)
  const signature = readWalletAnswer(signed)
  if (!signature) throw new AppError('wallet-failed', 'The wallet answered no signature of its own')
  return api(recoveryCalls.addGuardianVote, {
    body: { identity, decision, round, guardians, guardian: signer.wallet, signature, occasion },
  })
}

/** Returns the freeze or the change that a vote is about. Votes of other kinds have none. */
export function findOccasion(request: HelpRequest, change: Change): Hex | undefined {
  if ('target' in request || request.decision === 'freeze') return undefined
  return occasionOf(request.decision, change)
}

export function replaced(): AppError {
  return new AppError('precondition-failed', 'The freeze or the change is another one by now')
}
