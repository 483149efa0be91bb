import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { answerRegistryCall } from '@did/credentials/evidence/registry-storage'
import { demoAdministrator } from '@did/local/demo-accounts'
import { type EncodeFunctionDataParameters, encodeFunctionData, type Hex } from 'viem'
import { expect, inject } from 'vitest'
import { buildUser, buildVerifier, mint } from '../rig/builders.ts'
import { test } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'

const stack = inject('stack')
const chain = controlChain(stack)

const send = (call: EncodeFunctionDataParameters<typeof abi>) => chain.send(demoAdministrator.address, call)

test('the values that the server reads from the registry’s storage are the values that the registry’s own functions return', async ({
  node,
}) => {
  const [owner, subject] = [await buildUser(node), await buildVerifier(node)]
  await mint(owner.client)
  const { address } = subject.client
  const name = 'A name that is longer than the thirty-one bytes of one slot of storage'
  await send({ abi, functionName: 'accredit', args: [address, name, 'up.example'] })
  const moments: bigint[] = []
  const note = async () => moments.push((await chain.client.getBlock()).timestamp)
  await note()
  await chain.client.increaseTime({ seconds: 5 })
  await send({ abi, functionName: 'suspend', args: [address, 'for a test'] })
  await note()
  await chain.client.increaseTime({ seconds: 5 })
  await send({ abi, functionName: 'suspendAsOf', args: [address, moments[0] ?? 0n, 'earlier'] })
  await chain.client.increaseTime({ seconds: 5 })
  await send({ abi, functionName: 'accredit', args: [address, 'Anew', ''] })
  await note()

  const to = stack.contracts.didRegistry
  const calls = [
    ...[0n, ...moments.flatMap((each) => [each - 1n, each, each + 1n]), 2n ** 53n].map((time) =>
      encodeFunctionData({ abi, functionName: 'accreditationAt', args: [address, time] }),
    ),
    encodeFunctionData({ abi, functionName: 'accreditationAt', args: [owner.client.address, 2n ** 53n] }),
    ...[owner, subject].map(({ client }) =>
      encodeFunctionData({ abi, functionName: 'balanceOf', args: [client.address] }),
    ),
    ...[owner, subject].map(({ client }) =>
      encodeFunctionData({ abi, functionName: 'controllerOf', args: [client.address] }),
    ),
    encodeFunctionData({ abi, functionName: 'frozenSince', args: [address] }),
    encodeFunctionData({ abi, functionName: 'revokedAt', args: [address, `0x${'12'.repeat(32)}`] }),
  ]
  const read = async (slot: Hex) => (await chain.client.getStorageAt({ address: to, slot })) ?? '0x'
  for (const data of calls) {
    const { data: theirs } = await chain.client.call({ to, data })
    expect(await answerRegistryCall(data, read)).toBe(theirs)
  }
})
