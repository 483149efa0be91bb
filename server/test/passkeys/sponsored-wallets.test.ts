import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { SponsoredCall } from '@did/domain/account/sponsored-call'
import { toAddress } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, signedIn } from '../rig/client.ts'
import { bring, buildSponsorRig, findToken, refusal, type SponsorRig } from './sponsor-rig.ts'

let rig: SponsorRig
let wallet: Client
beforeAll(async () => {
  rig = await buildSponsorRig()
  rig.serve()
})
beforeEach(async () => {
  wallet = await signedIn(rig.node)
})
afterAll(() => rig.close())

const deadline = 4_000_000_000
const commitment = `0x${'c1'.repeat(32)}` as const

async function sign(client: Client, name: string, fields: { name: string; type: string }[], values: object) {
  const registry = toAddress(rig.contracts.didRegistry)
  const nonce = await rig.hand.readContract({ address: registry, abi, functionName: 'nonces', args: [client.address] })
  const consent = [
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint64' },
  ]
  return client.account.signTypedData({
    domain: { name: 'DID Verification', version: '1', chainId: 31337, verifyingContract: registry },
    types: { [name]: [...fields, ...consent] },
    primaryType: name,
    message: { ...values, nonce, deadline: BigInt(deadline) },
  })
}

async function mintFor(client: Client): Promise<SponsoredCall> {
  const fields = [{ name: 'identity', type: 'address' }]
  return { kind: 'mint', deadline, signature: await sign(client, 'MintDid', fields, { identity: client.address }) }
}

async function commitFor(client: Client, didTokenId: bigint): Promise<SponsoredCall> {
  const fields = [
    { name: 'didTokenId', type: 'uint256' },
    { name: 'commitment', type: 'bytes32' },
  ]
  const signature = await sign(client, 'CommitClaim', fields, { didTokenId, commitment })
  return { kind: 'commit', didTokenId: String(didTokenId), commitment, deadline, signature }
}

test('the service pays for the first DID and for the commitments of a wallet without money', async () => {
  await bring(rig, wallet, await mintFor(wallet))
  const token = await findToken(rig, wallet.address)
  const { logs } = await bring(rig, wallet, await commitFor(wallet, token))
  expect(logs).toHaveLength(1)
  expect(await rig.hand.getTransactionCount({ address: wallet.address })).toBe(0)
})

test('the service does not pay for a second DID of a wallet', async () => {
  await bring(rig, wallet, await mintFor(wallet))
  expect(await refusal(wallet, await mintFor(wallet))).toBe('422 sponsoring-refused')
})

test('the service refuses a second DID of a wallet without asking the chain’s node to estimate it', async () => {
  await bring(rig, wallet, await mintFor(wallet))
  const second = await mintFor(wallet)
  const asked: string[] = []
  rig.rpc.watch(async ({ method }) => void asked.push(method))
  for (let count = 0; count < 3; count += 1) expect(await refusal(wallet, second)).toBe('422 sponsoring-refused')
  expect(asked).not.toContain('eth_estimateGas')
})

test('a signed-in wallet cannot send a consent as its own when another wallet has signed the consent', async () => {
  const thief = await signedIn(rig.node)
  expect(await refusal(thief, await mintFor(wallet))).toBe('422 sponsored-call-fails')
})

test('a wallet cannot make a commitment for the DID of another wallet, or for a DID that does not exist', async () => {
  await bring(rig, wallet, await mintFor(wallet))
  const token = await findToken(rig, wallet.address)
  const thief = await signedIn(rig.node)
  const refused = '422 sponsoring-refused'
  expect(await refusal(thief, await commitFor(wallet, token))).toBe(refused)
  expect(await refusal(wallet, await commitFor(wallet, token + 1_000_000n))).toBe(refused)
  const largest = '9'.repeat(78)
  expect(await refusal(wallet, { kind: 'commit', didTokenId: largest, commitment, deadline, signature: '0x' })).toBe(
    refused,
  )
})

const fields = [{ name: 'identity', type: 'address' }]
const freezeOf = async (of: Client, by = of): Promise<SponsoredCall> => {
  const signature = await sign(by, 'Freeze', fields, { identity: of.address })
  const args = [of.address, { deadline: BigInt(deadline), signature }] as const
  return { kind: 'control', data: encodeFunctionData({ abi, functionName: 'freeze', args }) }
}
const readFrozen = ({ address }: Client) =>
  rig.hand.readContract({
    address: toAddress(rig.contracts.didRegistry),
    abi,
    functionName: 'frozenSince',
    args: [address],
  })

test('the service sends and pays for a freeze that a wallet without money signed', async () => {
  const call = await freezeOf(wallet)
  const { transactionHash } = await bring(rig, wallet, call)
  expect(await readFrozen(wallet)).toBeGreaterThan(0n)
  expect((await bring(rig, wallet, call)).transactionHash).toBe(transactionHash)
})

test('the service refuses a freeze that is about another wallet’s identity or that another wallet signed', async () => {
  const thief = await signedIn(rig.node)
  expect(await refusal(thief, await freezeOf(wallet))).toBe('422 sponsoring-refused')
  expect(await refusal(wallet, await freezeOf(wallet, thief))).toBe('422 sponsored-call-fails')
  expect(await readFrozen(wallet)).toBe(0n)
})

test('the service sends no consent without a signature, because the consent would then count as the sponsor’s own', async () => {
  const empty = { deadline, signature: '0x' } as const
  expect(await refusal(wallet, { kind: 'mint', ...empty })).toBe('422 sponsoring-refused')
  await bring(rig, wallet, await mintFor(wallet))
  const didTokenId = String(await findToken(rig, wallet.address))
  expect(await refusal(wallet, { kind: 'commit', didTokenId, commitment, ...empty })).toBe('422 sponsoring-refused')
})
