import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import type { GuardianList } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { passkeyCalls } from '@did/domain/calls/passkeys'
import type { Address, Hex } from '@did/domain/hex'
import { parseErc6492Signature } from 'viem'
import type { Signer } from '../../entities/account/account.ts'
import { encodeMoveControl, type Signed } from '../../features/recovery/control/control-calls.ts'
import { readRegistry } from '../../features/recovery/control/registry-chain.ts'
import { waitForReceipt } from '../../features/transaction/wait-for-receipt.ts'
import { api } from '../../lib/api.ts'

/**
 * With the signatures of the present key and the new key, anybody can send the move to the chain.
 */
export type Agreed = {
  identity: Address
  /**
   * `before` is the address that controls the identity now. `controller` is the address that takes
   * over.
   */
  before: Address
  controller: Address
  guardians: GuardianList
  present: Signed
  next: Signed
}

/**
 * If the account of a new passkey is not on the chain yet, the service deploys the account first.
 */
export async function letServiceBring(config: AppConfig, agreed: Agreed): Promise<void> {
  const body = { kind: 'control', data: encodeMoveControl(agreed) } as const
  const { transactionHash } = await api(passkeyCalls.sponsorCall, { body })
  await waitForReceipt(config, transactionHash)
}

/** The wallet pays for the move, so one of the two keys has to be a wallet's. */
export async function payByWallet(config: AppConfig, wallet: Signer, agreed: Agreed): Promise<void> {
  const send = async (transaction: { to: Address; data: Hex }) => {
    await waitForReceipt(config, await wallet.sendTransaction(transaction))
  }
  const { before, controller, present, next } = agreed
  for (const [signer, { signature }] of [[before, present] as const, [controller, next] as const]) {
    const { address: factory, data } = parseErc6492Signature(signature)
    if (factory && data && !(await readRegistry(config).isDeployed(signer))) await send({ to: factory, data })
  }
  const inner = { present: unwrap(present), next: unwrap(next) }
  await send({ to: config.didRegistry, data: encodeMoveControl({ ...agreed, ...inner }) })
}

function unwrap({ deadline, signature }: Signed): Signed {
  return { deadline, signature: unwrapSignature(signature) ?? signature }
}
