import { buildGuardianDecisionRequest } from '@did/credentials/recovery/guardian-decision'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import type { CountedVotes, GuardianList } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { recoveryCalls } from '@did/domain/calls/recovery'
import { AppError } from '@did/domain/errors'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Signer } from '../../../entities/account/account.ts'
import { api } from '../../../lib/api.ts'
import { readRegistry } from '../control/registry-chain.ts'
import { decisionOf, type HelpRequest } from '../request/recovery-request.ts'
import '../recovery-errors.ts'

type Vote = { request: HelpRequest; config: AppConfig; guardians: GuardianList; signer: Signer }

/** The guardian signs the decision once, for the present round. */
export async function sendVote({ request, config, guardians, signer }: Vote): Promise<CountedVotes> {
  const { identity } = request
  const decision = decisionOf(request)
  const round = await readRegistry(config).readRound(identity, decision)
  const asked = buildGuardianDecisionRequest(attestationDomain(config), { identity, decision, round })
  const signed = await signer.signTypedData(asked)
  const signature = readWalletAnswer(signed)
  if (!signature) throw new AppError('wallet-failed', 'The wallet answered no signature of its own')
  return api(recoveryCalls.addGuardianVote, {
    body: { identity, decision, round, guardians, guardian: signer.wallet, signature },
  })
}
