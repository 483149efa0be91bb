import { readFileSync } from 'node:fs'
import solc from 'solc'
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
import { waitForReceipt } from '../scripts/wait-for-receipt.ts'

type Compiled = { abi: Abi; bytecode: Hex }
type SigningClient = Client & { account: LocalAccount }
type SigningWallet = { address: Address; sign: (digest: Hex) => Promise<Hex> }

/** test/forge/Wallets.sol, compiled once per worker: contract wallets on a real chain, for tests of signatures that only the chain can judge. */
type Name = 'OwnerWallet' | 'BuyableWallet' | 'CostlyWallet' | 'OwnerWalletFactory'
let compiled: ((name: Name) => Compiled) | null = null
function compileWallets() {
  const content = readFileSync(new URL('./forge/Wallets.sol', import.meta.url), 'utf8')
  const settings = { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } }, evmVersion: 'cancun' }
  const sources = { 'Wallets.sol': { content } }
  const output = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })))
  return (name: Name): Compiled => {
    const { abi, evm } = output.contracts['Wallets.sol'][name]
    return { abi, bytecode: `0x${evm.bytecode.object}` }
  }
}

/** Compiles at the first call. */
function take(name: Name): Compiled {
  compiled ??= compileWallets()
  return compiled(name)
}

async function deploy(client: SigningClient, { abi, bytecode }: Compiled, args: readonly unknown[] = []) {
  const hash = await deployContract(client, { abi, bytecode, args, account: client.account, chain: null })
  const { contractAddress } = await waitForReceipt(client, hash)
  if (!contractAddress) throw new Error('The contract was not deployed')
  return contractAddress
}

/** Tagged, so that nothing takes it for a key's own signature. */
async function signTagged(owner: LocalAccount, hash: Hex): Promise<Hex> {
  if (!owner.sign) throw new Error('The owner cannot sign')
  return concatHex(['0x01', await owner.sign({ hash })])
}

/** A deployed wallet (ERC-1271). `handOver` changes its owner, who signs for it from then on. */
export async function deployOwnerWallet(
  client: SigningClient,
): Promise<SigningWallet & { handOver: (to: Address) => Promise<void> }> {
  const { account } = client
  const { abi, bytecode } = take('OwnerWallet')
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

/** A deployed wallet, and what `thief` would sign for it if it were to buy it first: the purchase stands in the signature (ERC-6492). */
export async function deployBuyableWallet(
  client: SigningClient,
  thief: LocalAccount,
): Promise<SigningWallet & { forge: (digest: Hex) => Promise<Hex> }> {
  const { account } = client
  const { abi, bytecode } = take('BuyableWallet')
  const address = await deploy(client, { abi, bytecode }, [account.address])
  const data = encodeFunctionData({ abi, functionName: 'buy', args: [thief.address] })
  return {
    address,
    sign: (digest) => signTagged(account, digest),
    forge: async (digest) => serializeErc6492Signature({ address, data, signature: await signTagged(thief, digest) }),
  }
}

/** A deployed wallet that accepts whatever it is asked about, for millions of gas. */
export async function deployCostlyWallet(client: SigningClient): Promise<SigningWallet> {
  return { address: await deploy(client, take('CostlyWallet')), sign: async () => '0xc0571e' }
}

/** A wallet that is not deployed: its signatures carry how it would be (ERC-6492). The factory is on the chain. */
export async function predictOwnerWallet(
  client: SigningClient,
  salt: Hex = `0x${'5a'.repeat(32)}`,
): Promise<SigningWallet & { deploy: () => Promise<void> }> {
  const { account } = client
  const [wallet, factory] = [take('OwnerWallet'), take('OwnerWalletFactory')]
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
