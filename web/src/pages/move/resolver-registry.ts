import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { AppConfig } from '@did/domain/app-config'
import { type Address, addressSchema, toAddress } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'
import type { Signer } from '../../entities/account/account.ts'
import { readRegistry } from '../../features/recovery/control/registry-chain.ts'
import { waitForReceipt } from '../../features/transaction/wait-for-receipt.ts'

/** Resolvers of other software rely on the ERC-1056 registry for the owner of a `did:ethr`. */
export async function readResolverOwner(
  { rpcUrl }: Pick<AppConfig, 'rpcUrl'>,
  { registry, identity }: { registry: Address; identity: Address },
): Promise<Address> {
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const data = encodeFunctionData({ abi, functionName: 'identityOwner', args: [identity] })
  const word = await reader.call({ to: registry, data })
  return toAddress(addressSchema.parse(`0x${word.slice(-40)}`))
}

type Change = { registry: Address; identity: Address; owner: Address }

/** Only the present owner of a `did:ethr` can change its owner in the ERC-1056 registry. */
export async function changeOwner(
  config: AppConfig,
  signer: Signer,
  { registry, identity, owner }: Change,
): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'changeOwner', args: [identity, owner] })
  await waitForReceipt(config, await signer.sendTransaction({ to: registry, data }))
}

export async function isAccountOfPasskey(config: AppConfig, address: Address): Promise<boolean> {
  return (await readRegistry(config).findFirstKey(address)) !== null
}
