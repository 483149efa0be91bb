import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { createChainReader } from '@did/credentials/chain/chain-reader'
import { judgeContractSignature, type SignatureQuestion } from '@did/credentials/signature/contract-signature'
import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { ChainStanding } from '@did/domain/verifier/register'
import { BaseError, ContractFunctionRevertedError, createPublicClient, http, type PublicClient } from 'viem'
import type { Config } from './config.ts'

const timeoutMs = 5000

export type Chain = ReturnType<typeof connectChain>

/** Reads the chain. Every function except `client` throws `chain-unreachable` without an answer. */
export function connectChain({ rpcUrl, didRegistry }: Pick<Config, 'rpcUrl' | 'didRegistry'>) {
  const client: PublicClient = createPublicClient({
    transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 1 }),
    cacheTime: 0,
  })
  return {
    client,
    readBlockNumber: () => reach(async () => Number(await client.getBlockNumber())),
    readBlockTime: (number: number) => reach(() => readBlockTime(client, number)),
    readChainId: () => reach(() => client.getChainId()),
    findTokenOwner: (tokenId: string) => findTokenOwner(client, didRegistry, tokenId),
    findMintBlock: (mint: Mint) => reach(() => findMintBlock(client, didRegistry, mint)),
    readStanding: (wallet: Address) => readStanding(client, didRegistry, wallet),
    /** Tells whether a contract wallet accepts a signature (ERC-1271; ERC-6492 if undeployed). */
    judgeContractSignature: (question: SignatureQuestion) => reach(() => judgeOrThrow(rpcUrl, question)),
  }
}

async function judgeOrThrow(rpcUrl: string, question: SignatureQuestion): Promise<boolean> {
  const reader = createChainReader({ rpcUrl, fetch, timeoutMs })
  const judgement = await judgeContractSignature(reader, question)
  if (judgement === 'unknown') throw new Error('The chain could not judge the signature')
  return judgement
}

async function readBlockTime(client: PublicClient, number: number): Promise<Date> {
  const { timestamp } = await client.getBlock({ blockNumber: BigInt(number) })
  return new Date(Number(timestamp) * 1000)
}

/** Returns a DID token's owner and the block of that answer; null if no such token exists. */
async function findTokenOwner(client: PublicClient, didRegistry: Address, tokenId: string) {
  return reach(async () => {
    const blockNumber = await client.getBlockNumber()
    try {
      const owner = await client.readContract({
        address: didRegistry,
        abi: didRegistryAbi,
        functionName: 'ownerOf',
        args: [BigInt(tokenId)],
        blockNumber,
      })
      return { owner: toAddress(owner), block: Number(blockNumber) }
    } catch (error) {
      if (isRevert(error)) return null
      throw error
    }
  })
}

type Mint = { tokenId: string; fromBlock: number }

/** Returns the block that minted a DID token, from `fromBlock` on, or null. */
async function findMintBlock(client: PublicClient, didRegistry: Address, { tokenId, fromBlock }: Mint) {
  const [mint] = await client.getContractEvents({
    address: didRegistry,
    abi: didRegistryAbi,
    eventName: 'DidMinted',
    args: { tokenId: BigInt(tokenId) },
    fromBlock: BigInt(fromBlock),
  })
  return mint ? Number(mint.blockNumber) : null
}

/** Returns a verifier's standing at the newest block, in the same words as the chain index. */
async function readStanding(client: PublicClient, didRegistry: Address, wallet: Address) {
  return reach(async () => {
    const [isAccredited, name, domain, since] = await client.readContract({
      address: didRegistry,
      abi: didRegistryAbi,
      functionName: 'accreditationAt',
      // For a time ahead of the chain, the contract answers the present standing.
      args: [wallet, 2n ** 64n - 1n],
    })
    const kind: ChainStanding = isAccredited ? 'accredited' : since > 0n ? 'suspended' : 'none'
    return { kind, name: name || null, domain: domain || null }
  })
}

function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
}

async function reach<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The chain gave no answer', { cause })
  }
}
