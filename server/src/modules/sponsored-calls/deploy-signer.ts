import { setTimeout as delay } from 'node:timers/promises'
import { didAccountFactoryAbi as abi } from '@did/contracts/generated/did-account-factory-abi'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import type { PasskeyKey } from '@did/domain/account/passkey'
import { AppError, isAppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { decodeFunctionData, encodeFunctionData, parseErc6492Signature } from 'viem'
import type { Context } from '../../context.ts'
import { findAttempt } from './attempts.ts'
import type { Purpose } from './policy.ts'
import { bringCall, findKeptCall, type SponsoredClient } from './service.ts'

const patienceMs = 10_000
const askEveryMs = 500

/** The caller has already checked the signature of this action about an identity. */
export type Signed = { signer: Address; identity: Address; signature: Hex }
type Paying = { client: SponsoredClient; purpose: Purpose }
/** The signature in the registry's form, and whether the chain shows the signer's account. */
export type Deployed = { signature: Hex; isOnChain: boolean }

/**
 * The registry asks the code of the signer's wallet whether the signature counts, so a passkey
 * account must be deployed. The deployment is stored and need not be mined when this function
 * returns. Returns null for any other wallet that is not deployed, and for a wrapper without a
 * signature.
 */
export async function deploySigner(
  ctx: Context,
  signed: Signed,
  { client, purpose }: Paying,
): Promise<Deployed | null> {
  const { signer, identity, signature } = signed
  const inner = unwrapSignature(signature)
  if (inner === null) return { signature, isOnChain: true }
  if (inner === '0x') return null
  if (await ctx.chain.hasCode(signer)) return { signature: inner, isOnChain: true }
  const { didAccountFactory: recipient } = ctx.config
  const key = recipient && (await findFirstKey(ctx, recipient, signed))
  if (!recipient || !key) return null
  const data = encodeFunctionData({ abi, functionName: 'deploy', args: [key.x, key.y] })
  const { digest } = await findAttempt(ctx, ['deploy', signer])
  const plan = async () => ({ ...purpose, recipient, data })
  await bringCall(ctx, { digest, identity, plan }, client).catch((error: unknown) => {
    // The deployment is stored, and the sponsor will send it later.
    if (!isAppError(error, 'sponsoring-too-slow')) throw error
  })
  return { signature: inner, isOnChain: false }
}

export async function untilDeployed({ chain }: Context, account: Address): Promise<void> {
  const until = performance.now() + patienceMs
  while (!(await chain.hasCode(account))) {
    if (performance.now() > until)
      throw new AppError('sponsoring-too-slow', 'The chain has not deployed the account yet')
    await delay(askEveryMs)
  }
}

/**
 * Returns the digest of the newest stored deployment of a signer whose account the chain does not
 * show yet, or null. The sponsor sends the calls for one identity in their order, so the other
 * deployments are on the chain before this one.
 */
export async function findDeployment(ctx: Context, signers: readonly { signer: Address }[]): Promise<Hex | null> {
  let last: { digest: Hex; id: number } | null = null
  for (const { signer } of signers) {
    if (await ctx.chain.hasCode(signer)) continue
    const { digest } = await findAttempt(ctx, ['deploy', signer])
    const call = await findKeptCall(ctx, digest)
    if (call !== null && call.id > (last?.id ?? 0)) last = { digest, id: call.id }
  }
  return last?.digest ?? null
}

/** Returns null for a wallet that is no account of our factory. */
async function findFirstKey(
  { chain }: Context,
  factory: Address,
  { signer, signature }: Signed,
): Promise<PasskeyKey | null> {
  const { address, data } = parseErc6492Signature(signature)
  if (!address || !data || !isSameAddress(address, factory)) return null
  const key = readDeployedKey(data)
  return key && (await chain.readAccountOf(factory, key)) === signer ? key : null
}

function readDeployedKey(data: Hex): PasskeyKey | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data })
    if (functionName !== 'deploy') return null
    const [x, y] = args
    return { x, y }
  } catch {
    return null
  }
}
