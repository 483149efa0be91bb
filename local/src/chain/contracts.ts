import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deployContracts } from '@did/contracts/deploy'
import { didRegistryBytecode } from '@did/contracts/generated/did-registry-bytecode'
import { type Address, addressSchema } from '@did/domain/hex'
import { createClient, createTestClient, http, keccak256, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, getCode } from 'viem/actions'
import { z } from 'zod'
import { demoAdministrator, serviceAccount } from '../demo-accounts.ts'

/** This hash of the registry's code tells versions of the registry apart. */
export const registryCodeHash = keccak256(didRegistryBytecode)

const deployedSchema = z.object({
  didRegistry: addressSchema,
  ethereumDidRegistry: addressSchema,
  didAccount: addressSchema,
  didAccountFactory: addressSchema,
  deployedAtBlock: z.int().nonnegative(),
})
/**
 * The addresses are plain JSON, so that they can be stored, and passed to other processes in tests.
 */
export type DeployedContracts = z.infer<typeof deployedSchema>

export type ChainRoles = { admins: readonly Address[]; service: Address }

export const demoRoles: ChainRoles = { admins: [demoAdministrator.address], service: serviceAccount.address }

/**
 * Deploys the contracts with a public test key. No wallet uses this key, so on a fresh chain the
 * contracts always get the same addresses.
 */
export async function deployToDevelopmentChain(rpcUrl: string, roles = demoRoles): Promise<DeployedContracts> {
  const client = createClient({ account: privateKeyToAccount(serviceAccount.privateKey), transport: http(rpcUrl) })
  const deployed = await deployContracts(client, roles)
  return deployedSchema.parse({ ...deployed, deployedAtBlock: Number(deployed.deployedAtBlock) })
}

/**
 * Deploys the contracts once and stores their addresses in `file`. If the chain was killed, it may
 * have lost its last second, and with it the contracts. Then this deploys them again, and they get
 * the same addresses, because an address follows from the deployer and the number of the deployer's
 * earlier transactions.
 */
export async function ensureContracts(rpcUrl: string, file: string, roles: ChainRoles): Promise<DeployedContracts> {
  const remembered = readDeployed(file)
  if (remembered && (await areThere(rpcUrl, remembered))) return remembered
  const deployed = await deployToDevelopmentChain(rpcUrl, roles)
  writeFileSync(file, JSON.stringify({ ...deployed, registryCodeHash }, null, 2))
  return deployed
}

/** Gives money to accounts that have none. At first, no account has money on the embedded chain. */
export async function ensureFunds(rpcUrl: string, addresses: readonly Address[]): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  for (const address of addresses)
    if ((await getBalance(client, { address })) === 0n) await client.setBalance({ address, value: parseEther('10000') })
}

function readDeployed(file: string): DeployedContracts | null {
  if (!existsSync(file)) return null
  try {
    return deployedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // If a launcher was killed, the file may have only half of the addresses. The contracts are
    // then deployed again.
    return null
  }
}

async function areThere(rpcUrl: string, deployed: DeployedContracts): Promise<boolean> {
  const client = createClient({ transport: http(rpcUrl) })
  const addresses = [
    deployed.didRegistry,
    deployed.ethereumDidRegistry,
    deployed.didAccount,
    deployed.didAccountFactory,
  ]
  const codes = await Promise.all(addresses.map((address) => getCode(client, { address })))
  return codes.every((code) => code !== undefined)
}
