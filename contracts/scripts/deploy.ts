import type { Account, Address, Chain, Client, Hash, Transport } from 'viem'
import { deployContract } from 'viem/actions'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import { didRegistryBytecode } from '../generated/did-registry-bytecode.ts'
import { ethereumDidRegistryAbi } from '../generated/ethereum-did-registry-abi.ts'
import { ethereumDidRegistryBytecode } from '../generated/ethereum-did-registry-bytecode.ts'
import { waitForReceipt } from './wait-for-receipt.ts'

type DeployingClient = Client<Transport, Chain | undefined, Account>
export type Roles = { admins: readonly Address[]; service: Address }
export type Deployment = { didRegistry: Address; ethereumDidRegistry: Address; deployedAtBlock: bigint }

/**
 * Deploys DidRegistry and the ERC-1056 registry from the client's account and waits until both are
 * mined. `admins` (at least one) may accredit and pass on roles, and `service` may anchor. An index
 * starts reading at `deployedAtBlock`. Throws when a deployment reverts.
 */
export async function deployContracts(client: DeployingClient, { admins, service }: Roles): Promise<Deployment> {
  const shared = { chain: client.chain ?? null, account: client.account }
  const didRegistry = await deployContract(client, {
    ...shared,
    abi: didRegistryAbi,
    bytecode: didRegistryBytecode,
    args: [admins, service],
  })
  const first = await waitForDeployment(client, didRegistry)
  const ethereumDidRegistry = await deployContract(client, {
    ...shared,
    abi: ethereumDidRegistryAbi,
    bytecode: ethereumDidRegistryBytecode,
  })
  const second = await waitForDeployment(client, ethereumDidRegistry)
  return { didRegistry: first.address, ethereumDidRegistry: second.address, deployedAtBlock: first.block }
}

async function waitForDeployment(client: DeployingClient, hash: Hash): Promise<{ address: Address; block: bigint }> {
  const receipt = await waitForReceipt(client, hash)
  if (!receipt.contractAddress) throw new Error(`${hash} deployed nothing`)
  return { address: receipt.contractAddress, block: receipt.blockNumber }
}
