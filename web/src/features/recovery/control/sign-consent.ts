import { buildMoveConsentRequest, type ConsentToMove } from '@did/credentials/recovery/move-consent'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Signer } from '../../../entities/account/account.ts'
import { findDeadline } from '../../../entities/transaction/deadline.ts'
import type { Signed } from './control-calls.ts'
import { readRegistry } from './registry-chain.ts'

type About = Pick<ConsentToMove, 'action' | 'identity' | 'controller'>

/**
 * The wallet agrees that `controller` takes over. This consent counts only once and only within an
 * hour.
 */
export async function signConsent(config: AppConfig, signer: Signer, about: About): Promise<Signed> {
  const nonce = await readRegistry(config)
    .readNonce(signer.wallet)
    .catch((cause: unknown) => {
      throw new AppError('chain-unreachable', 'The chain did not say the number of the next consent', { cause })
    })
  const deadline = await findDeadline(config.rpcUrl)
  const request = buildMoveConsentRequest(attestationDomain(config), { ...about, nonce, deadline })
  const signature = readWalletAnswer(await signer.signTypedData(request))
  if (!signature) throw new AppError('wallet-failed', 'The wallet answered no signature of its own')
  return { deadline, signature }
}
