import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { type ConsentToMove, moveConsentDigest } from '@did/credentials/recovery/move-consent'
import { checkDigestSignature } from '@did/credentials/signature/digest-signature'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { decodeFunctionData, encodeFunctionData } from 'viem'
import type { Context } from '../../context.ts'
import { findController } from '../identity-control/service.ts'
import { deploySigner, untilDeployed } from './deploy-signer.ts'
import { assertSponsoredControl, notSponsored } from './policy.ts'
import type { Planned, SponsoredClient } from './service.ts'

type Control = { identity: Address; data: Hex }
type Consent = { deadline: bigint; signature: Hex }
type Agreed = Pick<ConsentToMove, 'action' | 'identity' | 'controller'> & { signer: Address; consent: Consent }

/** The chain checks that the signed consent comes from the identity's controller. */
export async function planControl(ctx: Context, control: Control, client: SponsoredClient): Promise<Planned> {
  const purpose = assertSponsoredControl(control.data, control.identity)
  return { ...purpose, recipient: ctx.config.didRegistry, data: await prepareMove(ctx, control, client) }
}

/**
 * For a passkey account, the registry asks the account's code whether it consents to the move. A
 * new account has neither code nor a session, so its consent to a move deploys the account.
 */
async function prepareMove(ctx: Context, { identity, data }: Control, client: SponsoredClient): Promise<Hex> {
  const { functionName, args } = decodeFunctionData({ abi, data })
  if (functionName !== 'moveControl') return data
  const [, to, guardians, present, next] = args
  if ([present, next].every(({ signature }) => unwrapSignature(signature) === null)) return data
  const controller = toAddress(to)
  const before = await findController(ctx, identity)
  const about = { identity, controller }
  const own = await unwrapConsent(ctx, { ...about, action: 'MoveControl', signer: before, consent: present }, client)
  const other = await unwrapConsent(
    ctx,
    { ...about, action: 'AcceptControl', signer: controller, consent: next },
    client,
  )
  return encodeFunctionData({ abi, functionName, args: [identity, controller, guardians, own, other] })
}

/**
 * Returns the consent with its signature unwrapped, and deploys the wallet that the wrapper is for.
 * A signature without a wrapper stays as it is. Throws, and deploys nothing, if a wrapped signature
 * does not agree to exactly this move.
 */
async function unwrapConsent(ctx: Context, agreed: Agreed, client: SponsoredClient): Promise<Consent> {
  const { consent, signer, identity } = agreed
  const { deadline, signature } = consent
  if (unwrapSignature(signature) === null) return consent
  const nonce = String(await ctx.chain.readNonce(signer))
  const digest = moveConsentDigest(attestationDomain(ctx.config), { ...agreed, nonce, deadline: Number(deadline) })
  const isSigned = await checkDigestSignature({ signer, digest, signature }, ctx.chain.judgeContractSignature)
  const purpose = { mints: false, isUrgent: false }
  const deployed = isSigned === true && (await deploySigner(ctx, { signer, identity, signature }, { client, purpose }))
  if (!deployed) throw notSponsored('A wallet that is not deployed has not agreed to this move')
  if (!deployed.isOnChain) await untilDeployed(ctx, signer)
  return { deadline, signature: deployed.signature }
}
