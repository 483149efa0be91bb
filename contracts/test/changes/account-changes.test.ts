/**
 * Changes signed calls of passkeys and session keys at random, and tries them on accounts of a
 * chain.
 */
import { concatHex, createTestClient, encodeFunctionData, type Hex, http, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { didAccountAbi } from '../../generated/did-account-abi.ts'
import { didAccountFactoryAbi } from '../../generated/did-account-factory-abi.ts'
import { didRegistryAbi } from '../../generated/did-registry-abi.ts'
import { type Deployment, deployContracts } from '../../scripts/deploy.ts'
import { waitForReceipt } from '../../scripts/wait-for-receipt.ts'
import { type AccountClient, createAccountClient } from '../accounts.ts'
import { type Anvil, hasAnvil, isAnvilExpected, startAnvil } from '../anvil.ts'
import { createPasskey, type Passkey } from '../passkey.ts'
import { type Account, type Call, predictAccount } from '../passkey-account.ts'
import { createPick, rounds } from './change-arguments.ts'
import { createTester, findAccepted, type Signed, type Tester } from './try-changes.ts'

const hash = keccak256('0x5160')

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each test inside this function is short
describe.skipIf(!hasAnvil && !isAnvilExpected)('what an account accepts after random changes', () => {
  let chain: Anvil
  let client: AccountClient
  let contracts: Deployment
  let tester: Tester
  let secret = 100
  beforeAll(async () => {
    chain = await startAnvil()
    client = createAccountClient(chain.url, 0)
    const { address } = client.account
    contracts = await deployContracts(client, { admins: [address], service: address })
    tester = await createTester(client)
  })
  afterAll(() => chain?.stop())

  const things: Record<string, () => Promise<Signed>> = {
    'calls that the first passkey signed': async () => {
      const { account } = await buildAccount()
      return ofExecute(account.execute([mint()]))
    },
    'calls that another passkey signed': async () => {
      const { account } = await buildAccount()
      const second = await addKey(account)
      return ofExecute(account.execute([mint()], signBy(second, account.nextDigest([mint()]))))
    },
    'calls that were signed together with another text': async () => {
      const { account, passkey } = await buildAccount()
      const [digest, sibling] = [account.nextDigest([mint()]), keccak256('0x51b1')]
      const root = keccak256(concatHex(digest < sibling ? [digest, sibling] : [sibling, digest]))
      return ofExecute(account.execute([mint()], concatHex(['0x0201', sibling, '0x00', passkey.sign(root)])))
    },
    'calls by a key of a session, and the grant of that key': async () => {
      const { account } = await buildAccount()
      return ofExecute(account.executeInSession([mint()], (await readTime()) + 3600n))
    },
    'the first calls of an account, with its deployment': async () => {
      const { account } = await predict()
      return tester.ofCall(account.deployAndExecute([mint()]), didAccountFactoryAbi)
    },
    'a text that a passkey signed (ERC-1271)': async () => {
      const { account } = await buildAccount()
      return ofAnswer(account, 'isValidSignature', [hash, account.signMessage(hash)])
    },
    'a text that a passkey signed before it was removed': async () => {
      const { account } = await buildAccount()
      const second = await addKey(account)
      await passTime(1000)
      const time = (await readTime()) - 500n
      const { x, y } = second
      const id = keccak256(concatHex([x, y]))
      await send(ownCall(account, encodeFunctionData({ abi: didAccountAbi, functionName: 'removeKey', args: [id] })))
      const args = [hash, account.signMessageWith(second, hash), time] as const
      return ofAnswer(account, 'isValidSignatureAt', args, [2])
    },
    'a text that a passkey signed before its account was deployed (ERC-6492)': async () => {
      const { account, passkey } = await predict()
      const { x, y } = passkey
      const data = encodeFunctionData({ abi: didAccountFactoryAbi, functionName: 'deploy', args: [x, y] })
      const signature = account.signMessage(hash)
      return tester.ofUndeployed([account.address, hash, contracts.didAccountFactory, data, signature])
    },
  }

  it.each(Object.keys(things))(
    'after many random changes to %s, an account accepts none of the results',
    { timeout: 300_000 },
    async (name) => {
      const signed = await things[name]?.()
      if (!signed) throw new Error('There is no such thing')
      expect(await findAccepted(signed, createPick(), rounds)).toEqual([])
    },
  )

  it('an account accepts a signature of a passkey for any time at which it had the passkey, and for no earlier or later time', {
    timeout: 300_000,
  }, async () => {
    const { account } = await buildAccount()
    const second = await addKey(account)
    const added = await readTime()
    await passTime(1_000_000)
    const { x, y } = second
    const args = [keccak256(concatHex([x, y]))] as const
    await send(ownCall(account, encodeFunctionData({ abi: didAccountAbi, functionName: 'removeKey', args })))
    const removed = await readTime()
    const pick = createPick()
    const { askEach } = ofAnswer(account, 'isValidSignatureAt', [hash, account.signMessageWith(second, hash), added])
    const signature = account.signMessageWith(second, hash)
    for (let tried = 0; tried < rounds; tried += 200) {
      const times = Array.from({ length: 200 }, () => added + BigInt(pick(3_000_000) - 1_000_000))
      const answers = await askEach(times.map((time) => [hash, signature, time]))
      expect(answers).toEqual(times.map((time) => time >= added && time < removed))
    }
  })

  async function predict(): Promise<{ account: Account; passkey: Passkey }> {
    secret += 1
    const passkey = createPasskey(secret)
    return { account: await predictAccount(client, { ...contracts, chainId: client.chain.id }, passkey), passkey }
  }

  async function buildAccount() {
    const predicted = await predict()
    await send(predicted.account.deployAndExecute([mint()]))
    return predicted
  }

  async function addKey(account: Account): Promise<Passkey> {
    const second = createPasskey(10_000 + secret)
    const args = [second.x, second.y] as const
    await send(ownCall(account, encodeFunctionData({ abi: didAccountAbi, functionName: 'addKey', args })))
    return second
  }

  const ownCall = (account: Account, data: Hex) => account.execute([{ to: account.address, data }])
  const mint = (): Call => ({
    to: contracts.didRegistry,
    data: encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDID' }),
  })
  const signBy = (key: Passkey, digest: Hex) => concatHex(['0x01', key.x, key.y, key.sign(digest)])
  const ofExecute = (call: Call) => tester.ofCall(call, didAccountAbi)

  function ofAnswer(
    account: Account,
    functionName: 'isValidSignature' | 'isValidSignatureAt',
    args: readonly unknown[],
    unsigned?: readonly number[],
  ): Signed {
    const data = encodeFunctionData({ abi: didAccountAbi, functionName, args } as never)
    return tester.ofCall({ to: account.address, data }, didAccountAbi, unsigned)
  }

  async function send(call: Call): Promise<void> {
    const { status } = await waitForReceipt(client, await client.sendTransaction(call))
    if (status !== 'success') throw new Error('The call was reverted')
  }

  async function readTime(): Promise<bigint> {
    return (await client.getBlock()).timestamp
  }

  async function passTime(seconds: number): Promise<void> {
    const hand = createTestClient({ mode: 'anvil', transport: http(chain.url) })
    await hand.increaseTime({ seconds })
    await hand.mine({ blocks: 1 })
  }
})
