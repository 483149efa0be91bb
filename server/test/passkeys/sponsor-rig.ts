import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import type { SponsoredCall } from '@did/domain/account/sponsored-call'
import type { AppConfig } from '@did/domain/app-config'
import { type Hex, toAddress } from '@did/domain/hex'
import {
  createTestClient,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  http,
  parseEther,
  publicActions,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, inject, vi } from 'vitest'
import type { Leader } from '../../src/db/lead.ts'
import { listenToDoorbell } from '../../src/modules/events/doorbell-listener.ts'
import { startSponsor } from '../../src/modules/sponsored-calls/lead-sponsor.ts'
import type { Client } from '../rig/client.ts'
import { createInstallation } from '../rig/stack.ts'
import { openRpcSwitch } from '../rig/test-chain.ts'

/**
 * A node with a sponsor's account, on the chain that all tests share. `serve` starts the sponsor.
 */
export type SponsorRig = Awaited<ReturnType<typeof buildSponsorRig>>

/**
 * The sponsor itself looks for calls only once a minute. So a test ends in time only if each stored
 * call wakes the sponsor.
 */
const options = { pollMs: 60_000, confirmations: 2, rebroadcastMs: 50, replaceAfterMs: 60_000, giveUpAfterMs: 200 }
const plenty = { SPONSOR_GAS_PER_CLIENT: '1000000000', SPONSOR_GAS_PER_DAY: '1000000000' }

export async function buildSponsorRig(environment: Record<string, string> = {}) {
  const { rpcUrl, contracts } = inject('stack')
  const sponsorKey = generatePrivateKey()
  const rpc = await openRpcSwitch(rpcUrl)
  const own = { RPC_URL: rpc.url, SPONSOR_KEY: sponsorKey, DID_ACCOUNT_FACTORY: contracts.didAccountFactory }
  const whole = { ...own, ...plenty, ...environment }
  const installation = await createInstallation(whole)
  const node = await installation.startNode()
  const hand = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
  const sponsor = privateKeyToAddress(sponsorKey)
  await hand.setBalance({ address: sponsor, value: parseEther('100') })
  const bell = listenToDoorbell({ databaseUrl: installation.databaseUrl, log: node.ctx.log })
  await vi.waitUntil(bell.isListening, { timeout: 60_000 })
  const running: Leader[] = []
  return {
    node,
    databaseUrl: installation.databaseUrl,
    environment: whole,
    rpc,
    hand,
    sponsor,
    contracts,
    serve(changes: Partial<typeof options> = {}): Leader {
      const leader = startSponsor(node.ctx, bell, { ...options, ...changes })
      running.push(leader)
      return leader
    },
    untilOffered: () =>
      vi.waitFor(
        async () => {
          const { passkeys } = (await (await fetch(`${node.url}/api/config`)).json()) as AppConfig
          expect(passkeys.status).toBe('offered')
        },
        { timeout: 60_000 },
      ),
    async close(): Promise<void> {
      await Promise.all(running.map((each) => each.stop()))
      await bell.stop()
      await installation.close()
      await rpc.close()
    },
  }
}

export const send = (client: Client, call: SponsoredCall) =>
  client.call<{ transactionHash: Hex; code: string }>('POST', '/api/sponsored-calls', call)

export async function bring({ hand }: SponsorRig, client: Client, call: SponsoredCall) {
  const { status, body } = await send(client, call)
  if (status !== 200) throw new Error(`The call was answered ${status} ${JSON.stringify(body)}`)
  return waitForReceipt(hand, body.transactionHash)
}

/** Sends a call that the service should refuse. Returns the status and the code of the answer. */
export async function refusal(client: Client, call: SponsoredCall): Promise<string> {
  const { status, body } = await send(client, call)
  return `${status} ${body.code}`
}

export function registryCall(call: EncodeFunctionDataParameters<typeof didRegistryAbi>) {
  return { to: toAddress(inject('stack').contracts.didRegistry), data: encodeFunctionData(call) }
}

const abi = didRegistryAbi
const called = { deadline: 0n, signature: '0x' } as const
export const mint = () => registryCall({ abi, functionName: 'mintDID' })
export const commit = (didTokenId: bigint) =>
  registryCall({ abi, functionName: 'commitClaim', args: [didTokenId, `0x${'c1'.repeat(32)}`] })
export const freeze = (identity: Hex) => registryCall({ abi, functionName: 'freeze', args: [identity, called] })

/** Moves an identity to a contract, which has to accept every signature. */
export function moveToContract(identity: Hex, contract: Hex) {
  const nobody = { who: [], threshold: 0, delay: 0n, salt: zeroHash }
  const consent = { deadline: 4_000_000_000n, signature: '0xc0571e' } as const
  return registryCall({ abi, functionName: 'moveControl', args: [identity, contract, nobody, called, consent] })
}

export async function findToken({ hand, contracts }: SponsorRig, owner: Hex): Promise<bigint> {
  const address = toAddress(contracts.didRegistry)
  const logs = await hand.getContractEvents({ address, abi, eventName: 'DidMinted', args: { owner }, fromBlock: 0n })
  const tokenId = logs.at(-1)?.args.tokenId
  if (tokenId === undefined) throw new Error('The identity has no DID')
  return tokenId
}
