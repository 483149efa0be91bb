import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { SponsoredCall } from '@did/domain/account/sponsored-call'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { encodeAbiParameters, encodeFunctionData, keccak256, maxUint256 } from 'viem'
import { reach } from '../../chain.ts'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { requireFactory } from '../passkeys/service.ts'
import { planControl } from './plan-control.ts'
import {
  assertMayPublishAttributes,
  assertOwnToken,
  assertSponsored,
  notSponsored,
  publishesAttributes,
} from './policy.ts'
import type { Planned, SponsoredClient } from './service.ts'

type Of<Kind extends SponsoredCall['kind']> = Extract<SponsoredCall, { kind: Kind }>

/** The same signature for the same identity is the same call, however often it arrives. */
export function digestOf(identity: Address, call: SponsoredCall): Hex {
  const { kind } = call
  const signed = kind === 'control' ? call.data : call.signature
  const types = [{ type: 'string' }, { type: 'address' }, { type: 'bytes' }] as const
  return keccak256(encodeAbiParameters(types, [kind, identity, signed]))
}

export async function planCall(
  ctx: Context,
  { session, client }: { session: Session; client: SponsoredClient },
  call: SponsoredCall,
): Promise<Planned> {
  const identity = session.address
  switch (call.kind) {
    case 'account':
      return planAccountCall(ctx, session, call)
    case 'mint':
      return planMint(ctx, identity, call)
    case 'control':
      return planControl(ctx, { identity, data: call.data }, client)
    case 'commit':
      return planCommitment(ctx, identity, call)
  }
}

/** The account signs in for itself, or for an identity that was moved to it. */
async function planAccountCall(ctx: Context, session: Session, sent: Of<'account'>): Promise<Planned> {
  const { signer: account } = session
  const factory = requireFactory(ctx)
  const { firstKey, deadline, signature } = sent
  if ((await ctx.chain.readAccountOf(factory, firstKey)) !== account)
    throw notSponsored('The key belongs to another account than the one that is signed in')
  const purpose = await judgeCalls(ctx, session, sent.calls)
  const calls = sent.calls.map(({ to, data }) => ({ to: toAddress(to), data }))
  const signed = [calls, BigInt(deadline), signature] as const
  const isDeployed = (await reach(() => ctx.chain.client.getCode({ address: account }))) !== undefined
  if (isDeployed) {
    const data = encodeFunctionData({ abi: didAccountAbi, functionName: 'execute', args: signed })
    return { ...purpose, recipient: account, data }
  }
  const args = [firstKey.x, firstKey.y, ...signed] as const
  const data = encodeFunctionData({ abi: didAccountFactoryAbi, functionName: 'deployAndExecute', args })
  return { ...purpose, recipient: factory, data }
}

async function judgeCalls(
  { config, chain }: Context,
  { address: identity, signer: account }: Session,
  calls: Of<'account'>['calls'],
) {
  const { didRegistry: registry, ethereumDidRegistry } = config
  const purpose = assertSponsored(calls, { account, identity, registry, ethereumDidRegistry })
  if (publishesAttributes(calls, { ethereumDidRegistry }))
    assertMayPublishAttributes((await chain.readStanding(account)).kind)
  return purpose
}

async function planMint({ config }: Context, identity: Address, sent: Of<'mint'>): Promise<Planned> {
  const args = [identity, consentOf(sent)] as const
  const data = encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDIDFor', args })
  return { mints: true, isUrgent: false, recipient: config.didRegistry, data }
}

async function planCommitment({ config, chain }: Context, identity: Address, sent: Of<'commit'>): Promise<Planned> {
  const didTokenId = BigInt(sent.didTokenId)
  const token = didTokenId > maxUint256 ? null : await chain.findTokenOwner(sent.didTokenId)
  assertOwnToken(token?.owner, identity)
  const args = [didTokenId, sent.commitment, consentOf(sent)] as const
  const data = encodeFunctionData({ abi: didRegistryAbi, functionName: 'commitClaimFor', args })
  return { mints: false, isUrgent: false, recipient: config.didRegistry, data }
}

/**
 * With an empty signature, the registry would take the sender of the call, the sponsor, for the one
 * who consents.
 */
function consentOf({ deadline, signature }: Of<'mint' | 'commit'>) {
  if (signature === '0x') throw notSponsored('The service brings only consents that are signed')
  return { deadline: BigInt(deadline), signature }
}
