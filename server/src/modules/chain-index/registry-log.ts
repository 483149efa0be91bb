import type { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Address, Hex } from '@did/domain/hex'
import type { RegistryEventKind } from '@did/domain/protocol/registry-event-kinds'
import type { parseEventLogs } from 'viem'

/** The `address` of these events is the identity. */
export const controlEventNames = [
  'ControlChanged',
  'IdentityFrozen',
  'IdentityUnfrozen',
  'RecoveryStarted',
  'MoveStarted',
  'UnfreezeRequested',
  'ChangeCancelled',
  'GuardiansSet',
  'GuardiansChangeCancelled',
] as const

export const registryEventNames = [
  'DidMinted',
  'Transfer',
  'ClaimAdded',
  'ClaimCommitted',
  'Anchored',
  'VerifierAccredited',
  'VerifierSuspended',
  'AttestationRevoked',
  ...controlEventNames,
] as const

/** An event has only some of these members. */
export type RegistryEvent = {
  blockNumber: number
  logIndex: number
  txHash: Hex
  kind: RegistryEventKind
  /** The id of a DID's token, a uint256 in decimal. */
  tokenId: string | null
  /**
   * The new owner of a token, or the verifier or identity of the event, or null in an event about
   * none of these.
   */
  address: Address | null
  /** The hash of a text, a claim's commitment, an attestation, a list of guardians or a key. */
  hash: Hex | null
  data: Record<string, string>
}

export type ParsedLog = ReturnType<
  typeof parseEventLogs<typeof didRegistryAbi, true, (typeof registryEventNames)[number][]>
>[number]

export type Members = Pick<RegistryEvent, 'kind'> &
  Partial<Pick<RegistryEvent, 'tokenId' | 'address' | 'hash' | 'data'>>
