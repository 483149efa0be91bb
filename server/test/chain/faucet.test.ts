import { keccak256, parseEther } from 'viem'
import { expect } from 'vitest'
import { send, signedIn } from '../rig/client.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { takeChain } from '../rig/test-chain.ts'

const balanceOf = (node: Node, address: `0x${string}`) => node.ctx.chain.client.getBalance({ address })

test('a wallet without money gets 10 test ether from the faucet, and only once', async ({ node }) => {
  const client = await signedIn(node)
  for (let asked = 0; asked < 2; asked += 1) {
    expect(await client.ok('POST', '/api/dev/faucet', { address: client.address })).toEqual({ transactionHash: null })
    expect(await balanceOf(node, client.address)).toBe(parseEther('10'))
  }
})

test('after the faucet has given money to a wallet, a proof of the wallet’s balance fits the newest block’s state root', async () => {
  // This test needs a chain of its own, because other tests set balances on the shared chain.
  const chain = await takeChain()
  const own = await createInstallation({
    RPC_URL: chain.chain.rpcUrl,
    DID_REGISTRY: chain.chain.contracts.didRegistry,
  })
  const other = await own.startNode()
  const client = await signedIn(other)
  await client.ok('POST', '/api/dev/faucet', { address: client.address })
  const { accountProof } = await chain.client.getProof({ address: client.address, storageKeys: [] })
  expect(keccak256(accountProof[0] ?? '0x')).toBe((await chain.client.getBlock()).stateRoot)
  await own.close()
})

test('a wallet that has enough money gets nothing from the faucet', async ({ node }) => {
  const client = await signedIn(node)
  const { address } = client
  const value = `0x${parseEther('37').toString(16)}`
  await node.ctx.chain.client.request({ method: 'anvil_setBalance', params: [address, value] } as never)
  await client.ok('POST', '/api/dev/faucet', { address })
  expect(await balanceOf(node, address)).toBe(parseEther('37'))
})

test('only a signed-in caller may use the faucet, and must name an address', async ({ node }) => {
  const client = await signedIn(node)
  expect((await send(node, 'POST', '/api/dev/faucet', { address: client.address })).status).toBe(401)
  for (const body of [{}, { address: '0x12' }, { address: 7 }])
    expect(await client.code('POST', '/api/dev/faucet', body)).toBe('400 invalid-input')
})

test('an installation that is not embedded has no faucet', async () => {
  const production = await createInstallation({ EMBEDDED: 'false' })
  const client = await signedIn(await production.startNode())
  expect(await client.code('POST', '/api/dev/faucet', { address: client.address })).toBe('404 route-not-found')
  await production.close()
})
