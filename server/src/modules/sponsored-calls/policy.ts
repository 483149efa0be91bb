import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { ethereumDidRegistryAbi } from '@did/contracts/generated/ethereum-did-registry-abi'
import type { AccountCall } from '@did/domain/account/sponsored-call'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress, toAddress } from '@did/domain/hex'
import { maximumAttributeBytes } from '@did/domain/verifier/limits'
import type { ChainStanding } from '@did/domain/verifier/register'
import { decodeFunctionData, encodeFunctionData } from 'viem'

/** The limits need to know this about a call. The module `recoveries` sends guardians' calls. */
export type Purpose = { mints: boolean; isUrgent: boolean; isByGuardians?: true }
/**
 * The account acts for the identity, and usually the account is itself the identity.
 * `ethereumDidRegistry` is set if the installation pays for verifiers' publications in that
 * registry.
 */
type Parties = { account: Address; identity: Address; registry: Address; ethereumDidRegistry: Address | undefined }

const mintCalls: readonly string[] = ['mintDID', 'mintDIDFor']
/** The first argument of these functions is the identity for which they act. */
const identityCalls: readonly string[] = ['setGuardians', 'moveControl', 'freeze', 'requestUnfreeze', 'veto']
const calledForIdentity: readonly string[] = [...identityCalls, 'mintDIDFor']
const accountCalls: readonly string[] = ['addKey', 'removeKey', 'endSessions']
/** These functions of the ERC-1056 registry publish a verifier's keys and services. */
const attributeCalls: readonly string[] = ['setAttribute', 'revokeAttribute']
/** Without these functions, an owner would be helpless against a thief. */
const urgentCalls: readonly string[] = ['freeze', 'veto']

/**
 * The service pays for calls of the identity for which the account acts, but not for the
 * publication of texts and not for revocations. `assertMayPublishAttributes` decides who may
 * publish attributes.
 */
export function assertSponsored(calls: readonly AccountCall[], parties: Parties): Purpose {
  const names = calls.map((call) => findName(call, parties))
  if (names.includes(null)) throw notSponsored('The service does not pay for one of these calls')
  const mints = names.filter((name) => mintCalls.includes(name ?? '')).length
  if (mints > 1) throw notSponsored('The service pays for one DID of an identity')
  return { mints: mints === 1, isUrgent: names.every((name) => urgentCalls.includes(name ?? '')) }
}

/**
 * Refuses a call of the registry that is not about the caller's own identity, or that lacks a
 * signature. With an empty signature, the registry would take the sender of the call, the sponsor,
 * for the one who consents.
 */
export function assertSponsoredControl(data: Hex, identity: Address): Purpose {
  const call = decodeCall(didRegistryAbi, data)
  const { functionName = '', args = [] } = call ?? {}
  const [about] = args
  const isOwn = typeof about === 'string' && isSameAddress(about, identity)
  if (!identityCalls.includes(functionName) || !isOwn) throw notSponsored('The service does not pay for this call')
  const consents = args.filter(isConsent)
  if (consents.length === 0 || consents.some(({ signature }) => signature === '0x'))
    throw notSponsored('The service brings only consents that are signed')
  return { mints: false, isUrgent: urgentCalls.includes(functionName) }
}

function isConsent(argument: unknown): argument is { signature: unknown } {
  return typeof argument === 'object' && argument !== null && 'signature' in argument
}

/** Tells whether a call writes into the ERC-1056 registry, whose values stay for ever. */
export function publishesAttributes(calls: readonly AccountCall[], { ethereumDidRegistry }: Partial<Parties>): boolean {
  return ethereumDidRegistry !== undefined && calls.some(({ to }) => isSameAddress(to, ethereumDidRegistry))
}

/**
 * Anybody can have an account, and only an accreditation by the administrators makes a verifier
 * known.
 */
export function assertMayPublishAttributes(standing: ChainStanding): void {
  if (standing !== 'accredited') throw notSponsored('The service pays only accredited verifiers for attributes')
}

/**
 * Returns the name of the function that a call calls, or null if the service does not pay for the
 * call.
 */
function findName({ to, data }: AccountCall, parties: Parties): string | null {
  const { account, identity, registry, ethereumDidRegistry } = parties
  if (ethereumDidRegistry && isSameAddress(to, ethereumDidRegistry)) return findAttributeCall(data, account)
  const isOwn = isSameAddress(to, account)
  if (!isOwn && !isSameAddress(to, registry)) return null
  const call = decodeCall(isOwn ? didAccountAbi : didRegistryAbi, data)
  if (!call) return null
  const { functionName, args = [] } = call
  if (isOwn) return accountCalls.includes(functionName) ? functionName : null
  // The chain lets an account commit only for the identities for which it acts.
  if (functionName === 'commitClaim') return functionName
  // The registry mints a DID for the caller of this function, which is the account.
  if (functionName === 'mintDID') return isSameAddress(account, identity) ? functionName : null
  const [about] = args
  const isAboutIdentity = typeof about === 'string' && isSameAddress(about, identity)
  return calledForIdentity.includes(functionName) && isAboutIdentity ? functionName : null
}

/** Returns null unless the account publishes or revokes a short value of its own DID. */
function findAttributeCall(data: Hex, account: Address): string | null {
  const { functionName = '', args = [] } = decodeCall(ethereumDidRegistryAbi, data) ?? {}
  const [identity, , value] = args
  const isOfAccount = typeof identity === 'string' && isSameAddress(identity, account)
  const isShort = typeof value === 'string' && value.length <= 2 + 2 * maximumAttributeBytes
  return attributeCalls.includes(functionName) && isOfAccount && isShort ? functionName : null
}

type OwnAbi = typeof didAccountAbi | typeof didRegistryAbi | typeof ethereumDidRegistryAbi

/** Returns null for unknown functions and for data with more or other bytes than the arguments. */
function decodeCall(abi: OwnAbi, data: AccountCall['data']) {
  try {
    const { functionName, args } = decodeFunctionData<readonly unknown[]>({ abi, data })
    const isExact = isSameAddress(encodeFunctionData({ abi, functionName, args } as never), data)
    return isExact ? { functionName, args: args as readonly unknown[] | undefined } : null
  } catch {
    return null
  }
}

export function assertOwnToken(owner: Address | undefined, identity: Address): void {
  if (owner === undefined || toAddress(owner) !== identity) throw notSponsored('The DID belongs to another identity')
}

export function notSponsored(message: string): AppError {
  return new AppError('sponsoring-refused', message)
}
