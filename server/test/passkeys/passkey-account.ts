import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { createPasskey, createSigningKey, type Passkey } from '@did/contracts/test-passkey'
import { executeTypes, signInSession } from '@did/contracts/test-passkey-account'
import type { AccountCall, SponsoredCall } from '@did/domain/account/sponsored-call'
import { type Hex, toAddress } from '@did/domain/hex'
import { concatHex, encodeFunctionData, hashMessage, hashTypedData, serializeErc6492Signature } from 'viem'
import { inject } from 'vitest'
import { Client } from '../rig/client.ts'
import type { SponsorRig } from './sponsor-rig.ts'

type Signing = { nonce?: bigint; deadline?: number; by?: Passkey }
export type PasskeyAccount = Awaited<ReturnType<typeof buildPasskeyAccount>>

const farDeadline = 4_000_000_000
let secret = Math.floor(Math.random() * 1e9)

export async function buildPasskeyAccount({ node, hand, contracts }: Pick<SponsorRig, 'node' | 'hand' | 'contracts'>) {
  const passkey = createPasskey(++secret)
  const { x, y } = passkey
  const factory = { address: toAddress(contracts.didAccountFactory), abi: didAccountFactoryAbi } as const
  const address = toAddress(await hand.readContract({ ...factory, functionName: 'addressOf', args: [x, y] }))
  const domain = { name: 'DID Account', version: '1', chainId: inject('stack').chainId, verifyingContract: address }
  const sign = (hash: Hex, by: Passkey = passkey) => concatHex(['0x00', by.sign(hash)])
  const digestOf = (calls: readonly AccountCall[], { nonce = 0n, deadline = farDeadline }: Signing) => {
    const message = { calls, nonce, deadline: BigInt(deadline) }
    return hashTypedData({ domain, types: executeTypes, primaryType: 'Execute', message })
  }
  const bodyOf = (calls: readonly AccountCall[], signature: Hex, deadline = farDeadline): SponsoredCall => ({
    ...{ kind: 'account', firstKey: { x, y }, calls: [...calls], deadline, signature },
  })
  const signMessage = (hash: Hex) => {
    const types = { Message: [{ name: 'hash', type: 'bytes32' }] }
    const data = encodeFunctionData({ abi: didAccountFactoryAbi, functionName: 'deploy', args: [x, y] })
    const signature = sign(hashTypedData({ domain, types, primaryType: 'Message', message: { hash } }))
    return serializeErc6492Signature({ address: factory.address, data, signature })
  }
  return {
    address,
    key: { x, y },
    /** Signs in again, for an identity that was moved to the account before. Returns the client. */
    comeBack: (signBy = signMessage) => signInAs(new Client(node), address, signBy),
    /**
     * Signs a digest, and wraps the signature with the call that deploys the account (ERC-6492).
     */
    signMessage,
    client: await signInAs(new Client(node), address, signMessage),
    /** The body of the API call `sponsorCall` contains calls that the passkey signed. */
    execute: (calls: readonly AccountCall[], signing: Signing = {}) =>
      bodyOf(calls, sign(digestOf(calls, signing), signing.by), signing.deadline),
    /**
     * The body of the API call `sponsorCall` contains calls that a session key signed. The passkey
     * allows this session key to sign for an hour.
     */
    executeInSession: (calls: readonly AccountCall[], nonce: bigint) => {
      const session = createSigningKey(++secret)
      const until = BigInt(Math.floor(Date.now() / 1000) + 3600)
      return bodyOf(calls, signInSession({ domain, sign, session, until, digest: digestOf(calls, { nonce }) }))
    },
  }
}

async function signInAs(client: Client, address: Hex, sign: (hash: Hex) => Hex): Promise<Client> {
  const message = await client.buildSignInMessage({ address })
  const { status, headers, body } = await client.call('POST', '/api/auth/verify', {
    message,
    signature: sign(hashMessage(message)),
  })
  if (status !== 200) throw new Error(`Sign-in answered ${status} ${JSON.stringify(body)}`)
  client.cookie = headers.getSetCookie()[0]?.split(';', 1)[0]
  return client
}
