import type { PasskeyKey } from '@did/domain/account/passkey'
import type { AccountCall } from '@did/domain/account/sponsored-call'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { concatHex, hashTypedData, keccak256, numberToHex, stringToHex } from 'viem'
import type { Assertion } from './webauthn.ts'

// contracts/src/IDidAccount.sol describes the formats of the digests and packed signatures in this
// file.

const types = {
  Message: [{ name: 'hash', type: 'bytes32' }],
  Execute: [
    { name: 'calls', type: 'Call[]' },
    { name: 'nonce', type: 'uint64' },
    { name: 'deadline', type: 'uint64' },
  ],
  Call: [
    { name: 'to', type: 'address' },
    { name: 'data', type: 'bytes' },
  ],
  Session: [
    { name: 'x', type: 'bytes32' },
    { name: 'y', type: 'bytes32' },
    { name: 'until', type: 'uint64' },
    { name: 'epoch', type: 'uint32' },
  ],
} as const

/**
 * `until` is in Unix seconds. When the account raises its stored number `epoch`, all earlier grants
 * end.
 */
export type Grant = PasskeyKey & { until: number; epoch: number }

/** These functions hash what a key of this account signs. Times are Unix seconds. */
export function describeDigests({ account, chainId }: { account: Address; chainId: number }) {
  const domain = { name: 'DID Account', version: '1', chainId, verifyingContract: account } as const
  return {
    message: (hash: Hex): Hex => hashTypedData({ domain, types, primaryType: 'Message', message: { hash } }),
    execute: (calls: readonly AccountCall[], { nonce, deadline }: { nonce: bigint; deadline: number }): Hex =>
      hashTypedData({
        domain,
        types,
        primaryType: 'Execute',
        message: { calls, nonce, deadline: BigInt(deadline) },
      }),
    session: ({ x, y, until, epoch }: Grant): Hex =>
      hashTypedData({
        domain,
        types,
        primaryType: 'Session',
        message: { x, y, until: BigInt(until), epoch },
      }),
  }
}

/** `added` is the passkey's key if it is not the account's first key, and null otherwise. */
export function packAssertion({ r, s, authenticatorData, clientData }: Assertion, added: PasskeyKey | null): Hex {
  const head = /^\{"type":"webauthn\.get","challenge":"[\w-]{43}"/.exec(clientData)
  if (!head) throw new AppError('passkey-unsupported', 'The browser writes its client data in another order')
  const kind = added ? concatHex(['0x01', added.x, added.y]) : '0x00'
  const size = numberToHex(authenticatorData.length / 2 - 1, { size: 1 })
  return concatHex([kind, r, s, size, authenticatorData, stringToHex(clientData.slice(head[0].length))])
}

/**
 * Returns the parent of two digests in a Merkle tree. With this root, a passkey signs both digests
 * at once.
 */
export function joinDigests(a: Hex, b: Hex): Hex {
  return keccak256(a < b ? concatHex([a, b]) : concatHex([b, a]))
}

/**
 * Returns the signature of one of two digests that were signed together. `sibling` is the other
 * one.
 */
export function packOneOfTwo(sibling: Hex, signature: Hex): Hex {
  return concatHex(['0x0201', sibling, signature])
}

/**
 * Returns the signature of a session key. `granted` is the passkey's signature of the grant for
 * this key.
 */
export function packSession({ x, y, until }: Grant, signed: { r: Hex; s: Hex }, granted: Hex): Hex {
  return concatHex(['0x03', numberToHex(until, { size: 8 }), x, y, signed.r, signed.s, granted])
}
