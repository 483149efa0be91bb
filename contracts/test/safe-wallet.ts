/** Deploys a Safe as its makers compiled it. Tests use it as a contract wallet that is not ours. */
import handler from '@safe-global/safe-smart-account/build/artifacts/contracts/handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json' with {
  type: 'json',
}
import factory from '@safe-global/safe-smart-account/build/artifacts/contracts/proxies/SafeProxyFactory.sol/SafeProxyFactory.json' with {
  type: 'json',
}
import singleton from '@safe-global/safe-smart-account/build/artifacts/contracts/Safe.sol/Safe.json' with {
  type: 'json',
}
import {
  type Abi,
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getChainId, simulateContract, writeContract } from 'viem/actions'
import { waitForReceipt } from '../scripts/wait-for-receipt.ts'
import { deploy, type SigningClient, type SigningWallet } from './owner-wallet.ts'

type Artifact = { abi: Abi; bytecode: Hex }
const [safe, proxies, fallback] = [singleton, factory, handler] as unknown as [Artifact, Artifact, Artifact]

/**
 * Both owners of the Safe 1.5.0 have to sign `SafeMessage` (ERC-1271), in the order of their
 * addresses.
 */
export async function deploySafe(client: SigningClient): Promise<SigningWallet> {
  const owners = [generatePrivateKey(), generatePrivateKey()]
    .map((key) => privateKeyToAccount(key))
    .toSorted((one, other) => (BigInt(one.address) < BigInt(other.address) ? -1 : 1))
  const address = await deployProxy(
    client,
    owners.map((owner) => owner.address),
  )
  const domain = { chainId: await getChainId(client), verifyingContract: address }
  const types = { SafeMessage: [{ name: 'message', type: 'bytes' }] }
  return {
    address,
    sign: async (digest) => {
      const message = { message: encodeAbiParameters([{ type: 'bytes32' }], [digest]) }
      const hash = hashTypedData({ domain, types, primaryType: 'SafeMessage', message })
      return concatHex(await Promise.all(owners.map((owner) => owner.sign({ hash }))))
    },
  }
}

async function deployProxy(client: SigningClient, owners: readonly Address[]): Promise<Address> {
  const code = await deploy(client, safe)
  const handlerAddress = await deploy(client, fallback)
  const data = encodeFunctionData({
    abi: safe.abi,
    functionName: 'setup',
    args: [owners, owners.length, zeroAddress, '0x', handlerAddress, zeroAddress, 0n, zeroAddress],
  })
  const { account } = client
  const call = {
    abi: proxies.abi,
    address: await deploy(client, proxies),
    functionName: 'createProxyWithNonce',
    args: [code, data, 0n],
    account,
  } as const
  const { result } = await simulateContract(client, call)
  await waitForReceipt(client, await writeContract(client, { ...call, chain: null }))
  return result as Address
}
