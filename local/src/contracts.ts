import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deployContracts } from '@did/contracts/deploy'
import { addressSchema } from '@did/domain/hex'
import { createClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode } from 'viem/actions'
import { z } from 'zod'
import { demoAdministrator, serviceAccount } from './demo-accounts.ts'

const deployedSchema = z.object({
  didRegistry: addressSchema,
  ethereumDidRegistry: addressSchema,
  deployedAtBlock: z.int().nonnegative(),
})
/** Plain JSON, so that it can be written down and handed to test workers. */
export type DeployedContracts = z.infer<typeof deployedSchema>

/** Deploys with the service's key; the demo administrator gets the administrator role. */
export async function deployToDevelopmentChain(rpcUrl: string): Promise<DeployedContracts> {
  const client = createClient({ account: privateKeyToAccount(serviceAccount.privateKey), transport: http(rpcUrl) })
  const roles = { admins: [demoAdministrator.address], service: serviceAccount.address }
  const deployed = await deployContracts(client, roles)
  return deployedSchema.parse({ ...deployed, deployedAtBlock: Number(deployed.deployedAtBlock) })
}

/**
 * Deploys once and remembers in `file` where. A chain that lost the contracts (a kill within its last second) gets them
 * again, at the same addresses: they follow from the deployer and its count of transactions.
 */
export async function ensureContracts(rpcUrl: string, file: string): Promise<DeployedContracts> {
  const remembered = readDeployed(file)
  if (remembered && (await areThere(rpcUrl, remembered))) return remembered
  const deployed = await deployToDevelopmentChain(rpcUrl)
  writeFileSync(file, JSON.stringify(deployed, null, 2))
  return deployed
}

function readDeployed(file: string): DeployedContracts | null {
  if (!existsSync(file)) return null
  try {
    return deployedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null // half-written: deploying again is what would have followed
  }
}

async function areThere(rpcUrl: string, deployed: DeployedContracts): Promise<boolean> {
  const client = createClient({ transport: http(rpcUrl) })
  const addresses = [deployed.didRegistry, deployed.ethereumDidRegistry]
  const codes = await Promise.all(addresses.map((address) => getCode(client, { address })))
  return codes.every((code) => code !== undefined)
}
