import type { AppConfig } from '@did/domain/app-config'
import { recoveryCalls } from '@did/domain/calls/recovery'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'
import { readRegistry, selectors } from '../../features/recovery/control/registry-chain.ts'
import { signConsent } from '../../features/recovery/control/sign-consent.ts'
import type { RecoveryRequest } from '../../features/recovery/request/recovery-request.ts'
import { api } from '../../lib/api.ts'
import '../../features/recovery/recovery-errors.ts'

/** If another address takes over the identity, that address first signs its consent. */
export async function finishRecovery(
  config: AppConfig,
  { identity, target }: RecoveryRequest,
  signer: Signer | null,
): Promise<void> {
  const body =
    target.kind === 'key'
      ? { identity, key: target.key, consent: null }
      : { identity, key: null, consent: await accept(config, { identity, signer }) }
  await api(recoveryCalls.finishRecovery, { body })
}

async function accept(config: AppConfig, { identity, signer }: { identity: Address; signer: Signer | null }) {
  if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
  if (signer.passkey) await deploy(config, signer)
  return signConsent(config, signer, { action: 'AcceptControl', identity, controller: signer.wallet })
}

/**
 * Puts a new account of passkeys on the chain, by a first call. Without this, the account's consent
 * would fail, because the chain asks the account's code about the signature.
 */
async function deploy(config: AppConfig, signer: Signer): Promise<void> {
  if (await readRegistry(config).isDeployed(signer.wallet)) return
  const { waitForReceipt } = await import('../../features/transaction/wait-for-receipt.ts')
  await waitForReceipt(config, await signer.sendTransaction({ to: signer.wallet, data: selectors.endSessions }))
}
