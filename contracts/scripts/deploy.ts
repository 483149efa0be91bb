import type { Abi, Account, Address, Chain, Client, Hash, Hex, Transport } from 'viem'
import { deployContract } from 'viem/actions'
import { didAccountAbi } from '../generated/did-account-abi.ts'
import { didAccountBytecode } from '../generated/did-account-bytecode.ts'
import { didAccountFactoryAbi } from '../generated/did-account-factory-abi.ts'
import { didAccountFactoryBytecode } from '../generated/did-account-factory-bytecode.ts'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import { didRegistryBytecode } from '../generated/did-registry-bytecode.ts'
import { ethereumDidRegistryAbi } from '../generated/ethereum-did-registry-abi.ts'
import { ethereumDidRegistryBytecode } from '../generated/ethereum-did-registry-bytecode.ts'
import { waitForReceipt } from './wait-for-receipt.ts'

type DeployingClient = Client<Transport, Chain | undefined, Account>
export type Roles = { admins: readonly Address[]; service: Address }
export type Deployment = {
  didRegistry: Address
  ethereumDidRegistry: Address
  /** The code that every passkey account runs. */
  didAccount: Address
  didAccountFactory: Address
  deployedAtBlock: bigint
}

/**
 * Deploys four contracts from the client's account: DidRegistry, the ERC-1056 registry, the code of
 * passkey accounts, and the factory for these accounts. Waits until all of them are mined. `admins`
 * (at least one) may accredit verifiers and grant roles, and `service` may anchor. An index of the
 * chain has to begin at the block `deployedAtBlock`. Throws when a deployment reverts.
 */
export async function deployContracts(client: DeployingClient, { admins, service }: Roles): Promise<Deployment> {
  const deploy = async (abi: Abi, bytecode: Hex, args: readonly unknown[] = []) =>
    waitForDeployment(
      client,
      await deployContract(client, { chain: client.chain ?? null, account: client.account, abi, bytecode, args }),
    )
  const registry = await deploy(didRegistryAbi, didRegistryBytecode, [admins, service])
  const ethereumDidRegistry = await deploy(ethereumDidRegistryAbi, ethereumDidRegistryBytecode)
  const account = await deploy(didAccountAbi, didAccountBytecode, [registry.address])
  const factory = await deploy(didAccountFactoryAbi, didAccountFactoryBytecode, [account.address])
  return {
    didRegistry: registry.address,
    ethereumDidRegistry: ethereumDidRegistry.address,
    didAccount: account.address,
    didAccountFactory: factory.address,
    deployedAtBlock: registry.block,
  }
}

async function waitForDeployment(client: DeployingClient, hash: Hash): Promise<{ address: Address; block: bigint }> {
  const receipt = await waitForReceipt(client, hash)
  if (!receipt.contractAddress) throw new Error(`${hash} deployed nothing`)
  return { address: receipt.contractAddress, block: receipt.blockNumber }
}
