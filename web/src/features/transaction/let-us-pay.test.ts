import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { appConfigSchema } from '@did/domain/app-config'
import { toAddress } from '@did/domain/hex'
import { type AbiFunction, encodeFunctionData, hashTypedData, toFunctionSelector } from 'viem'
import { expect, it, test } from 'vitest'
import { signer } from '../../../test/rig/people.ts'
import { type Action, describeConsent, findAction, sponsoredSelectors } from './let-us-pay.ts'

const registry = toAddress(`0x${'22'.repeat(20)}`)
const config = appConfigSchema.parse({
  chainId: 31337,
  rpcUrl: 'http://127.0.0.1:8545',
  didRegistry: registry,
  passkeys: { status: 'no-precompile' },
  verifierPolicy: 'open',
  embedded: false,
})
const find = (data: `0x${string}`, to = registry) => findAction({ config, signer, transaction: { to, data } })
const commitment = `0x${'ab'.repeat(32)}` as const

test.each(Object.entries(sponsoredSelectors))(
  'the page’s selector of the function %s equals the selector in the contract’s ABI',
  (name, selector) => {
    const functions: readonly AbiFunction[] = didRegistryAbi.filter((entry) => entry.type === 'function')
    expect(functions.filter((entry) => entry.name === name).map(toFunctionSelector)).toEqual([selector])
  },
)

it('the service pays for minting a DID of the wallet’s identity', () => {
  const data = encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDID' })
  expect(find(data)).toEqual({ kind: 'mint', primaryType: 'MintDid', message: { identity: signer.address } })
})

it('the service pays for recording a claim’s hash, and the wallet then signs the arguments of the call', () => {
  const args = [2n ** 200n, commitment] as const
  const data = encodeFunctionData({ abi: didRegistryAbi, functionName: 'commitClaim', args })
  expect(find(data)).toMatchObject({ kind: 'commit', message: { didTokenId: String(2n ** 200n), commitment } })
})

it('the service does not pay for publishing the text of a claim', () => {
  const args = [1n, 'a', 'b', 'c', 'd', false] as const
  expect(find(encodeFunctionData({ abi: didRegistryAbi, functionName: 'addClaim', args }))).toBeNull()
})

it('the service does not pay for a call of any contract except the registry', () => {
  expect(find(sponsoredSelectors.mintDID, toAddress(`0x${'33'.repeat(20)}`))).toBeNull()
})

test('for the same action, the hash of the message that a wallet signs when the service pays is the same in each version of this product', () => {
  const actions: Action[] = [
    { kind: 'mint', primaryType: 'MintDid', message: { identity: toAddress(`0x${'11'.repeat(20)}`) } },
    { kind: 'commit', primaryType: 'CommitClaim', message: { didTokenId: '42', commitment } },
  ]
  const last = { nonce: '4', deadline: 1_795_300_000 }
  expect(actions.map((action) => hashTypedData(describeConsent(config, action, last) as never))).toMatchInlineSnapshot(`
    [
      "0xa53224f680432cbe7005e59db4e6722680920d7eeb4b1e11e5ddb94f37a7becc",
      "0x61db3b7edd8dc56fc4831e7ae453e44213a46ca6140f41902be58b2856d1bfc8",
    ]
  `)
})
