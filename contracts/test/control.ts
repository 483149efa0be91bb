import { type Address, encodeAbiParameters, type Hex, keccak256, type LocalAccount, numberToHex } from 'viem'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import type { AccountClient } from './accounts.ts'

/** Sends one call, by default from the service, and stores under `name` the gas that it used. */
export type Measure = (name: string, call: { to: Address; data: Hex }, sender?: AccountClient) => Promise<void>

export type Consent = { deadline: bigint; signature: Hex }
export type Guardians = { who: readonly Address[]; threshold: number; delay: bigint; salt: Hex }

export const farDeadline = 2n ** 40n
export const called: Consent = { deadline: 0n, signature: '0x' }
export const nobody: Guardians = { who: [], threshold: 0, delay: 0n, salt: numberToHex(0, { size: 32 }) }
export const guardianDelay = 3n * 86_400n

/** Any two of the guardians are enough for a decision. */
export function listGuardians(accounts: readonly LocalAccount[]): Guardians {
  const who = accounts.map(({ address }) => address)
  return { who, threshold: 2, delay: guardianDelay, salt: keccak256('0x5a17') }
}

export function hashGuardians(guardians: Guardians): Hex {
  const entry = didRegistryAbi.find((item) => item.type === 'function' && item.name === 'setGuardians')
  const parameter = entry && 'inputs' in entry ? entry.inputs[2] : undefined
  if (!parameter) throw new Error('The registry sets no guardians')
  return keccak256(encodeAbiParameters([parameter], [guardians]))
}

type RegistryDomain = { name: string; version: string; chainId: number; verifyingContract: Address }

export function registryDomain(client: AccountClient, verifyingContract: Address): RegistryDomain {
  return { name: 'DID Verification', version: '1', chainId: client.chain.id, verifyingContract }
}

/** Returns the guardians' votes for a recovery, in the order of the guardians. */
export function voteForRecovery(
  guardians: readonly LocalAccount[],
  domain: RegistryDomain,
  recovery: { identity: Address; controller: Address; key: Hex; round: bigint },
): Promise<Hex[]> {
  const types = {
    Recovery: [
      { name: 'identity', type: 'address' },
      { name: 'controller', type: 'address' },
      { name: 'key', type: 'bytes' },
      { name: 'round', type: 'uint256' },
    ],
  }
  return Promise.all(
    guardians.map((guardian) => sign(guardian, { domain, types, primaryType: 'Recovery', message: recovery })),
  )
}

/**
 * Returns the guardians' votes to freeze, to unfreeze or to veto, in the order of the guardians.
 */
export function voteForDecision(
  guardians: readonly LocalAccount[],
  domain: RegistryDomain,
  message: { identity: Address; decision: string; round: bigint },
): Promise<Hex[]> {
  const types = {
    GuardianDecision: [
      { name: 'identity', type: 'address' },
      { name: 'decision', type: 'string' },
      { name: 'round', type: 'uint256' },
    ],
  }
  return Promise.all(
    guardians.map((guardian) => sign(guardian, { domain, types, primaryType: 'GuardianDecision', message })),
  )
}

const fields = {
  MintDid: [{ name: 'identity', type: 'address' }],
  CommitClaim: [
    { name: 'didTokenId', type: 'uint256' },
    { name: 'commitment', type: 'bytes32' },
  ],
  MoveControl: [
    { name: 'identity', type: 'address' },
    { name: 'controller', type: 'address' },
  ],
  AcceptControl: [
    { name: 'identity', type: 'address' },
    { name: 'controller', type: 'address' },
  ],
  Freeze: [{ name: 'identity', type: 'address' }],
  RequestUnfreeze: [{ name: 'identity', type: 'address' }],
  Veto: [{ name: 'identity', type: 'address' }],
  SetGuardians: [
    { name: 'identity', type: 'address' },
    { name: 'guardians', type: 'bytes32' },
  ],
} as const

export async function consent(
  account: LocalAccount,
  domain: RegistryDomain,
  action: { name: keyof typeof fields; message: Record<string, unknown>; nonce: bigint },
): Promise<Consent> {
  const types = {
    [action.name]: [...fields[action.name], { name: 'nonce', type: 'uint256' }, { name: 'deadline', type: 'uint64' }],
  }
  const message = { ...action.message, nonce: action.nonce, deadline: farDeadline }
  return { deadline: farDeadline, signature: await sign(account, { domain, types, primaryType: action.name, message }) }
}

function sign(account: LocalAccount, data: Parameters<LocalAccount['signTypedData']>[0]): Promise<Hex> {
  return account.signTypedData(data)
}
