/** Builds identities in the states in which their controllers and guardians sign something. */
import {
  type Address,
  concatHex,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  type LocalAccount,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { didRegistryAbi } from '../../generated/did-registry-abi.ts'
import type { Deployment } from '../../scripts/deploy.ts'
import { waitForReceipt } from '../../scripts/wait-for-receipt.ts'
import type { AccountClient } from '../accounts.ts'
import {
  called,
  consent,
  guardianDelay,
  hashGuardians,
  listGuardians,
  nobody,
  registryDomain,
  voteForDecision,
  voteForRecovery,
} from '../control.ts'
import { createPasskey } from '../passkey.ts'
import { predictAccount } from '../passkey-account.ts'
import type { Signed, Tester } from './try-changes.ts'

type Action = Parameters<typeof consent>[2]['name']
type Registry = (typeof didRegistryAbi)[number]
type Name = Extract<Registry, { type: 'function'; stateMutability: 'nonpayable' }>['name']
type Place = { client: AccountClient; url: string; contracts: Deployment; tester: Tester }
export type Scene = ReturnType<typeof createScene>

export const createWallet = () => privateKeyToAccount(generatePrivateKey())
const guardians = [createWallet(), createWallet(), createWallet()].sort((a, b) =>
  a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1,
)
export const list = listGuardians(guardians)
const { x, y } = createPasskey(99)
/** The public key of the passkey to which the guardians recover an account. */
export const newKey = concatHex([x, y])

export function createScene(place: Place) {
  const hand = createHand(place)
  return { ...hand, ...createGuarded(place, hand) }
}

function createHand({ client, url, contracts, tester }: Place) {
  const registry = { address: contracts.didRegistry, abi: didRegistryAbi } as const
  const domain = registryDomain(client, contracts.didRegistry)
  const encode = (functionName: Name, args: readonly unknown[]) =>
    encodeFunctionData({ abi: didRegistryAbi, functionName, args } as never)
  const send = async (call: { to: Address; data: Hex }) => {
    const { status } = await waitForReceipt(client, await client.sendTransaction(call))
    if (status !== 'success') throw new Error('The call was reverted')
  }
  return {
    domain,
    encode,
    send,
    /** Describes a call, without sending it, so that a test can change its arguments. */
    of: (functionName: Name, args: readonly unknown[], unsigned?: readonly number[]): Signed =>
      tester.ofCall({ to: contracts.didRegistry, data: encode(functionName, args) }, didRegistryAbi, unsigned),
    bring: (functionName: Name, args: readonly unknown[]) =>
      send({ to: contracts.didRegistry, data: encode(functionName, args) }),
    agree: async (signer: LocalAccount, name: Action, message: Record<string, unknown> = {}) => {
      const nonce = await client.readContract({ ...registry, functionName: 'nonces', args: [signer.address] })
      return consent(signer, domain, { name, message: { identity: signer.address, ...message }, nonce })
    },
    countDids: () => client.readContract({ ...registry, functionName: 'totalSupply' }),
    passDelay: async () => {
      const clock = createTestClient({ mode: 'anvil', transport: http(url) })
      await clock.increaseTime({ seconds: Number(guardianDelay) })
      await clock.mine({ blocks: 1 })
    },
  }
}

function createGuarded({ client, contracts }: Place, hand: ReturnType<typeof createHand>) {
  const { domain, encode, send, bring, agree, of } = hand
  const guard = async (owner: LocalAccount) => {
    const hash = hashGuardians(list)
    const signed = await agree(owner, 'SetGuardians', { guardians: hash })
    await bring('setGuardians', [owner.address, hash, nobody, signed])
  }
  /**
   * The first `count` guardians of the list vote for a recovery of the identity to a new wallet.
   */
  const voteFor = async ({ address: identity }: LocalAccount, count: 2 | 3) => {
    const next = createWallet()
    const recovery = { identity, controller: next.address, key: '0x', round: 0n } as const
    const votes = await voteForRecovery(guardians.slice(0, count), domain, recovery)
    return { next, controller: next.address, votes: count === 3 ? votes : [...votes, '0x' as const] }
  }
  return {
    guard,
    voteFor,
    /**
     * Returns a passkey account with guardians, and the votes of two of them for a recovery to the
     * new key.
     */
    guardAccount: async () => {
      const passkey = createPasskey(1 + Math.floor(Math.random() * 2 ** 40))
      const { chain } = client
      const account = await predictAccount(client, { ...contracts, chainId: chain.id }, passkey)
      const { address: identity } = account
      const data = encode('setGuardians', [identity, hashGuardians(list), nobody, called])
      await send(account.deployAndExecute([{ to: contracts.didRegistry, data }]))
      const recovery = { identity, controller: zeroAddress, key: newKey, round: 0n }
      const votes = await voteForRecovery(guardians.slice(0, 2), domain, recovery)
      return { identity, votes: [...votes, '0x' as const] }
    },
    startRecovery: async (owner: LocalAccount) => {
      await guard(owner)
      const { next, controller, votes } = await voteFor(owner, 2)
      await bring('startRecovery', [owner.address, controller, '0x', list, votes])
      return next
    },
    /**
     * The last two guardians of the list vote. `place` is the decision's number in the registry's
     * enum.
     */
    ofDecision: async ({ address: identity }: LocalAccount, decision: string, place: number) => {
      const votes = await voteForDecision(guardians.slice(1), domain, { identity, decision, round: 0n })
      return of('decide', [identity, place, list, ['0x', ...votes]])
    },
  }
}
