import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { addressSchema } from '@did/domain/hex'
import { createClient, http, keccak256, toHex, zeroHash } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAdministrator, demoClinic, demoOwner } from '../src/demo-accounts.ts'
import { createChain, type TestChain } from '../src/test-stack.ts'

const script = fileURLToPath(new URL('../../scripts/deploy-contracts.ts', import.meta.url))
let chain: TestChain
beforeAll(async () => {
  chain = await createChain()
})
afterAll(() => chain.stop())

/** If the command fails, throws an error with what the command printed. */
async function deploy(overrides: Record<string, string> = {}): Promise<string> {
  const env = {
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: String(chain.chainId),
    DEPLOYER_KEY: demoOwner.privateKey,
    ADMIN_WALLETS: demoAdministrator.address,
    SERVICE_WALLET: demoClinic.address,
    ...overrides,
  }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env })
  return stdout
}

test('the deploy command deploys the contracts, grants the roles and prints the settings that the server needs', async () => {
  const printed = await deploy()
  const address = addressSchema.parse(/^DID_REGISTRY=(.*)$/m.exec(printed)?.[1])
  expect(printed).toMatch(/^CHAIN_ID=31337$/m)
  expect(printed).toMatch(/^DID_REGISTRY_BLOCK=[1-9]\d*$/m)
  expect(printed).toMatch(/^ETHEREUM_DID_REGISTRY=0x[0-9a-fA-F]{40}$/m)
  expect(printed).toMatch(/^DID_ACCOUNT_FACTORY=0x[0-9a-fA-F]{40}$/m)
  const client = createClient({ transport: http(chain.rpcUrl) })
  const hasRole = (role: `0x${string}`, account: `0x${string}`) =>
    readContract(client, { address, abi: didRegistryAbi, functionName: 'hasRole', args: [role, account] })
  const serviceRole = keccak256(toHex('SERVICE_ROLE'))
  expect(await hasRole(zeroHash, demoAdministrator.address)).toBe(true)
  expect(await hasRole(serviceRole, demoClinic.address)).toBe(true)
  expect([await hasRole(zeroHash, demoOwner.address), await hasRole(serviceRole, demoOwner.address)]).toEqual([
    false,
    false,
  ])
})

test.each([
  [{ CHAIN_ID: '1' }, 'has the id 31337, not 1. Nothing was sent'],
  [{ RPC_URL: 'http://127.0.0.1:9' }, 'gave no answer. Nothing was sent'],
  [{ ADMIN_WALLETS: '' }, 'ADMIN_WALLETS (at least one address)'],
  [{ DEPLOYER_KEY: `0x${'7'.repeat(64)}` }, 'has no funds'],
  [{ DEPLOYER_KEY: '0x12' }, 'DEPLOYER_KEY (a key of 32 bytes in hex)'],
])('the deploy command refuses %j before it sends anything', async (overrides, sentence) => {
  await expect(deploy(overrides)).rejects.toThrow(sentence)
})
