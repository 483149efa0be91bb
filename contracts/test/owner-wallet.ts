/** Deploys the wallets of test/forge/Wallets.sol. Only the chain can check their signatures. */
import {
  type Abi,
  type Address,
  type Client,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  type LocalAccount,
  serializeErc6492Signature,
} from 'viem'
import { deployContract, sendTransaction, writeContract } from 'viem/actions'
import {
  buyableWallet,
  costlyWallet,
  freeAnswerWallet,
  ownerWallet,
  ownerWalletFactory,
  twoFacedWallet,
} from '../generated/test-wallets.ts'
import { waitForReceipt } from '../scripts/wait-for-receipt.ts'

export type SigningClient = Client & { account: LocalAccount }
export type SigningWallet = { address: Address; sign: (digest: Hex) => Promise<Hex> }

export async function deploy(
  client: SigningClient,
  { abi, bytecode }: { abi: Abi; bytecode: Hex },
  args: readonly unknown[] = [],
) {
  const hash = await deployContract(client, { abi, bytecode, args, account: client.account, chain: null })
  const { contractAddress } = await waitForReceipt(client, hash)
  if (!contractAddress) throw new Error('The contract was not deployed')
  return contractAddress
}

/** With the extra byte in front, nobody can take the signature for one of an ordinary wallet. */
async function signTagged(owner: LocalAccount, hash: Hex): Promise<Hex> {
  if (!owner.sign) throw new Error('The owner cannot sign')
  return concatHex(['0x01', await owner.sign({ hash })])
}

/**
 * Deploys an `OwnerWallet` (ERC-1271). `handOver` gives the wallet to another owner. `sign` always
 * signs as the first owner, even after `handOver`.
 */
export async function deployOwnerWallet(
  client: SigningClient,
): Promise<SigningWallet & { handOver: (to: Address) => Promise<void> }> {
  const { account } = client
  const { abi, bytecode } = ownerWallet
  const address = await deploy(client, { abi, bytecode }, [account.address])
  return {
    address,
    sign: (digest) => signTagged(account, digest),
    handOver: async (to) => {
      const call = {
        address,
        abi,
        functionName: 'changeOwner',
        args: [to],
        account,
        chain: null,
      } as const
      await waitForReceipt(client, await writeContract(client, call))
    },
  }
}

/**
 * Deploys a `BuyableWallet`. `forge` returns a thief's signature that names a call by which the
 * thief buys the wallet (ERC-6492).
 */
export async function deployBuyableWallet(
  client: SigningClient,
  thief: LocalAccount,
): Promise<SigningWallet & { forge: (digest: Hex) => Promise<Hex> }> {
  const { account } = client
  const { abi, bytecode } = buyableWallet
  const address = await deploy(client, { abi, bytecode }, [account.address])
  const data = encodeFunctionData({ abi, functionName: 'buy', args: [thief.address] })
  return {
    address,
    sign: (digest) => signTagged(account, digest),
    forge: async (digest) => serializeErc6492Signature({ address, data, signature: await signTagged(thief, digest) }),
  }
}

/** Deploys a wallet that accepts every signature, and needs more than a million gas for each. */
export async function deployCostlyWallet(client: SigningClient): Promise<SigningWallet> {
  return { address: await deploy(client, costlyWallet), sign: async () => '0xc0571e' }
}

/**
 * Deploys a wallet that accepts every signature in a call without a gas price, and burns all gas in
 * a transaction.
 */
export async function deployFreeAnswerWallet(client: SigningClient): Promise<SigningWallet> {
  return { address: await deploy(client, freeAnswerWallet), sign: async () => '0xf4ee' }
}

/**
 * Deploys a wallet that accepts every signature until its storage slot 0 is set, and then burns all
 * gas.
 */
export async function deployTwoFacedWallet(client: SigningClient): Promise<SigningWallet> {
  return { address: await deploy(client, twoFacedWallet), sign: async () => '0x2face5' }
}

/**
 * Predicts the address of a wallet that is not deployed yet. Its signature contains a call of a
 * factory, already on the chain, that would deploy it (ERC-6492).
 */
export async function predictOwnerWallet(
  client: SigningClient,
  salt: Hex = `0x${'5a'.repeat(32)}`,
): Promise<SigningWallet & { deploy: () => Promise<void> }> {
  const { account } = client
  const [wallet, factory] = [ownerWallet, ownerWalletFactory]
  const from = await deploy(client, factory)
  const init = concatHex([wallet.bytecode, encodeAbiParameters([{ type: 'address' }], [account.address])])
  const data = encodeFunctionData({ abi: factory.abi, functionName: 'deploy', args: [account.address, salt] })
  return {
    address: getContractAddress({ opcode: 'CREATE2', from, salt, bytecode: init }),
    sign: async (digest) =>
      serializeErc6492Signature({ address: from, data, signature: await signTagged(account, digest) }),
    deploy: async () => {
      await waitForReceipt(client, await sendTransaction(client, { to: from, data, account, chain: null }))
    },
  }
}
