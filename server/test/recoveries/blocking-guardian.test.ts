import { deployTwoFacedWallet } from '@did/contracts/test-wallet'
import { type Hex, toAddress } from '@did/domain/hex'
import { keccak256, numberToHex, parseErc6492Signature, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { payerOn } from '../chain/contract-verifier.ts'
import { Client } from '../rig/client.ts'
import { buildLoopingWallet } from '../rig/looping-wallet.ts'
import { buildRecoveryRig, type Guardian, type RecoveryRig, sendVote, signVote, toWallet } from './recovery-rig.ts'

vi.setConfig({ testTimeout: 120_000 })

let rig: RecoveryRig
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
afterAll(() => rig.close())

type Vote = (by: Guardian) => Promise<{ transactionHash: Hex | null; code?: string }>

const buildKey = (): Guardian => {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: toAddress(account.address), sign: (hash) => account.sign({ hash }) }
}

/**
 * The contract wallet accepts its own signature whenever the service checks the signature. In a
 * transaction, the wallet burns all gas instead.
 */
async function buildTwoFaced(): Promise<Guardian> {
  const { address, sign } = await deployTwoFacedWallet(payerOn(rig.hand.chain.rpcUrl))
  const turn = (isBurning: boolean) =>
    rig.hand.client.setStorageAt({ address, index: 0, value: numberToHex(isBurning ? 1 : 0, { size: 32 }) })
  let burnt: Hex | null = null
  rig.rpc.watch(async ({ method, params }) => {
    const [first] = (params ?? []) as unknown as readonly Hex[]
    // Only the transaction of a guardians' decision contains this address, so the wallet burns gas
    // in no other transaction.
    if (method === 'eth_sendRawTransaction' && first?.includes(address.slice(2).toLowerCase())) {
      burnt = keccak256(first)
      await turn(true)
    }
    // The wallet burns gas until the transaction is mined, because the service may ask for the
    // receipt before.
    if (method === 'eth_getTransactionReceipt' && burnt && (await isMined(burnt))) await turn(false)
  })
  return { address: toAddress(address), sign }
}

async function isMined(hash: Hex): Promise<boolean> {
  return rig.hand.client.getTransactionReceipt({ hash }).then(
    () => true,
    () => false,
  )
}

/**
 * The contract wallet's check of a signature is cheap in one gas estimate and too expensive in the
 * next one.
 */
async function buildMoody(): Promise<Guardian> {
  const { address, loop } = await buildLoopingWallet(rig.hand.chain.rpcUrl)
  let estimates = 0
  rig.rpc.watch(async ({ method, params }) => {
    const isAboutIt = method === 'eth_estimateGas' && JSON.stringify(params).includes(address.slice(2))
    if (isAboutIt) await loop(estimates++ % 2 === 0 ? 0 : 20_000)
  })
  return { address, sign: async () => '0x01' }
}

async function buildLooping(): Promise<Guardian> {
  const { address } = await buildLoopingWallet(rig.hand.chain.rpcUrl)
  return { address, sign: async () => '0x01' }
}

async function buildAccount(): Promise<Guardian> {
  const passkey = await rig.buildPasskey()
  const { address: to, data } = parseErc6492Signature(await passkey.sign(zeroHash))
  if (!to || !data) throw new Error('The signature names no deployment')
  await rig.mined(await payerOn(rig.hand.chain.rpcUrl).sendTransaction({ to, data, chain: null }))
  return passkey
}

/**
 * Builds an identity with three guardians: `blocking`, a key and a passkey. Two of the three can
 * decide.
 */
async function buildVoting(blocking: Guardian, passkey: Guardian = buildKey()) {
  const { byKind, identity, list } = await rig.buildGuarded({ contract: blocking, passkey })
  const decision = toWallet(new Client(rig.node).address)
  const vote: Vote = async (by) =>
    (await sendVote(rig.node, await signVote(rig, by, { identity, list, decision }))).body
  const untilRefused = async (times = 1) => {
    const isOver = async () => {
      const statement = 'select 1 from sponsored_calls where identity = $1 and refused_at is not null'
      expect((await rig.node.ctx.pool.query(statement, [identity])).rows).toHaveLength(times)
    }
    await vi.waitFor(isOver, { timeout: 90_000 })
  }
  const untilDecided = async ({ transactionHash }: Awaited<ReturnType<Vote>>) => {
    await rig.mined(transactionHash)
    expect(await rig.readPending(identity)).toMatchObject({ kind: 1 })
  }
  return { vote, passkey, blocking, key: byKind.key, untilRefused, untilDecided }
}

test('one guardian cannot stop the other guardians’ decision with a wallet that makes the transaction revert', async () => {
  const twoFaced = await buildTwoFaced()
  const { vote, passkey, key, untilRefused, untilDecided } = await buildVoting(twoFaced)
  await vote(twoFaced)
  const blocked = await vote(key)
  await untilRefused()
  const decided = await vote(passkey)
  expect(decided.transactionHash).not.toBe(blocked.transactionHash)
  await untilDecided(decided)
})

test('one guardian cannot use up the attempts to send the guardians’ decision by voting again and again', async () => {
  const twoFaced = await buildTwoFaced()
  const { vote, passkey, key, untilRefused, untilDecided } = await buildVoting(twoFaced)
  await vote(twoFaced)
  await vote(key)
  await untilRefused(1)
  await vote(twoFaced)
  await untilRefused(2)
  expect((await vote(twoFaced)).code).toBe('sponsored-call-fails')
  await untilDecided(await vote(passkey))
})

test('one guardian cannot stop the other guardians’ decision with a wallet that accepts a signature by any key', async () => {
  const twoFaced = { ...(await buildTwoFaced()), sign: buildKey().sign }
  const { vote, passkey, key, untilRefused, untilDecided } = await buildVoting(twoFaced)
  await vote(twoFaced)
  await vote(key)
  await untilRefused()
  await untilDecided(await vote(passkey))
})

test('one guardian cannot stop the other guardians’ decision with a wallet whose check becomes too expensive before the transaction is sent', async () => {
  const moody = await buildMoody()
  const { vote, passkey, key, untilRefused, untilDecided } = await buildVoting(moody)
  await vote(moody)
  expect((await vote(key)).code).toBe('sponsored-call-fails')
  await untilRefused()
  await untilDecided(await vote(passkey))
})

test('one guardian cannot stop the decision of the other two guardians, a key and a passkey account', async () => {
  const moody = await buildMoody()
  const { vote, passkey, key, untilRefused, untilDecided } = await buildVoting(moody, await buildAccount())
  await vote(moody)
  expect((await vote(passkey)).code).toBe('sponsored-call-fails')
  await untilRefused()
  await untilDecided(await vote(key))
})

test.each<[string, Hex]>([
  ['jumps to nowhere', '0x5f56'],
  ['takes from an empty stack', '0x50'],
])('one guardian cannot stop the other guardians’ decision with a wallet whose code later %s', async (_, bytecode) => {
  const { vote, passkey, key, untilDecided, blocking } = await buildVoting(await buildLooping())
  await vote(blocking)
  await rig.hand.client.setCode({ address: blocking.address, bytecode })
  await vote(key)
  await untilDecided(await vote(passkey))
})

test('one guardian cannot stop the other guardians’ decision with a wallet that the chain’s node refuses to call', async () => {
  const { vote, passkey, key, untilDecided, blocking } = await buildVoting(await buildLooping())
  await vote(blocking)
  rig.rpc.refuseIf(({ method, params }) => method === 'eth_call' && JSON.stringify(params).includes(blocking.address))
  expect((await vote(key)).code).toBe('chain-unreachable')
  const decided = await vote(passkey)
  rig.rpc.refuseIf(() => false)
  await untilDecided(decided)
})
