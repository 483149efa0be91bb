import type { AttestationDomain } from '@did/domain/attestation/attestation'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { hashTypedData } from 'viem/utils'

const members = [
  { name: 'identity', type: 'address' },
  { name: 'controller', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint64' },
] as const

/**
 * A consent to a move of an identity: `MoveControl` by the address that controls it now, or
 * `AcceptControl` by the address that takes over. `nonce` is the decimal number that the registry
 * returns as `nonces`, and `deadline` is in Unix seconds.
 */
export type ConsentToMove = {
  action: 'MoveControl' | 'AcceptControl'
  identity: Address
  controller: Address
  nonce: string
  deadline: number
}

/** Returns the typed data that a wallet signs, without the member `EIP712Domain` of `types`. */
export function buildMoveConsentRequest(domain: AttestationDomain, { action, ...about }: ConsentToMove) {
  const { identity, controller, nonce, deadline } = about
  return {
    domain: { ...domain, verifyingContract: toAddress(domain.verifyingContract) },
    types: { [action]: [...members] },
    primaryType: action,
    message: { identity: toAddress(identity), controller: toAddress(controller), nonce, deadline },
  }
}

export function moveConsentDigest(domain: AttestationDomain, consent: ConsentToMove): Hex {
  return hashTypedData(buildMoveConsentRequest(domain, consent) as never)
}
