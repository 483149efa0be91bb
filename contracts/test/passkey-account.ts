import {
  type Address,
  type Client,
  concatHex,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  numberToHex,
  sha256,
  type TypedDataDomain,
} from 'viem'
import { readContract } from 'viem/actions'
import { didAccountAbi } from '../generated/did-account-abi.ts'
import { didAccountFactoryAbi } from '../generated/did-account-factory-abi.ts'
import { farDeadline } from './control.ts'
import { createSigningKey, type Passkey } from './passkey.ts'

export type Call = { to: Address; data: Hex }
export type Account = Awaited<ReturnType<typeof predictAccount>>

/**
 * The account is not deployed yet. Each call that this object builds gets the next nonce, so send
 * the calls in the order in which you built them.
 */
export async function predictAccount(
  client: Client,
  { chainId, didAccountFactory }: { chainId: number; didAccountFactory: Address },
  passkey: Passkey,
) {
  const { x, y } = passkey
  const factory = { address: didAccountFactory, abi: didAccountFactoryAbi }
  const address = await readContract(client, { ...factory, functionName: 'addressOf', args: [x, y] })
  const domain = { name: 'DID Account', version: '1', chainId, verifyingContract: address } as const
  let nonce = 0n
  const sign = (hash: Hex) => concatHex(['0x00', passkey.sign(hash)])
  const hashMessage = (hash: Hex) =>
    hashTypedData({ domain, types: messageTypes, primaryType: 'Message', message: { hash } })
  const nextDigest = (calls: readonly Call[]) => {
    const message = { calls, nonce: nonce++, deadline: farDeadline }
    return hashTypedData({ domain, types: executeTypes, primaryType: 'Execute', message })
  }
  const execute = (calls: readonly Call[], signature = sign(nextDigest(calls))): Call => {
    const args = [calls, farDeadline, signature] as const
    return { to: address, data: encodeFunctionData({ abi: didAccountAbi, functionName: 'execute', args }) }
  }
  return {
    address,
    execute,
    /** The digest of the next call, which one of the account's keys has to sign. */
    nextDigest,
    hashMessage,
    /** Signs a digest for `isValidSignature` with the first key. */
    signMessage: (hash: Hex) => sign(hashMessage(hash)),
    /** Signs a digest for `isValidSignature` with a key that was added later. */
    signMessageWith: (key: Passkey, hash: Hex) => concatHex(['0x01', key.x, key.y, key.sign(hashMessage(hash))]),
    deployAndExecute: (calls: readonly Call[]): Call => {
      const args = [x, y, calls, farDeadline, sign(nextDigest(calls))] as const
      const abi = didAccountFactoryAbi
      return { to: didAccountFactory, data: encodeFunctionData({ abi, functionName: 'deployAndExecute', args }) }
    },
    executeInSession: (calls: readonly Call[], until: bigint): Call =>
      execute(calls, signInSession({ domain, sign, session: createSigningKey(21), until, digest: nextDigest(calls) })),
  }
}

type InSession = {
  domain: TypedDataDomain
  sign: (hash: Hex) => Hex
  session: Passkey
  until: bigint
  digest: Hex
}

/**
 * Behind the session key's signature stands its grant, which the account's first key has signed.
 */
export function signInSession({ domain, sign, session, until, digest }: InSession): Hex {
  const message = { x: session.x, y: session.y, until, epoch: 0 }
  const grant = hashTypedData({ domain, types: sessionTypes, primaryType: 'Session', message })
  const head = concatHex(['0x03', numberToHex(until, { size: 8 }), session.x, session.y, session.sign(sha256(digest))])
  return concatHex([head, sign(grant)])
}

const messageTypes = { Message: [{ name: 'hash', type: 'bytes32' }] } as const
const sessionTypes = {
  Session: [
    { name: 'x', type: 'bytes32' },
    { name: 'y', type: 'bytes32' },
    { name: 'until', type: 'uint64' },
    { name: 'epoch', type: 'uint32' },
  ],
} as const
export const executeTypes = {
  Execute: [
    { name: 'calls', type: 'Call[]' },
    { name: 'nonce', type: 'uint64' },
    { name: 'deadline', type: 'uint64' },
  ],
  Call: [
    { name: 'to', type: 'address' },
    { name: 'data', type: 'bytes' },
  ],
} as const
