import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type Block, type ChainReader, createChainReader, type Fetch } from '@did/credentials/chain/chain-reader'
import { readControl } from '@did/credentials/chain/identity-control'
import { limitAnswers } from '@did/credentials/chain/limit-answers'
import { judgingGas, type SignatureQuestion } from '@did/credentials/signature/ask-wallet'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import { hasCodeFailed } from '@did/credentials/signature/has-code-failed'
import { findImplementation, isDidAccount } from '@did/credentials/signature/passkey-account'
import type { PasskeyKey } from '@did/domain/account/passkey'
import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { ChainStanding } from '@did/domain/verifier/register'
import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  concatHex,
  createPublicClient,
  encodeFunctionData,
  http,
  keccak256,
  type PublicClient,
} from 'viem'
import { type ControlQuestion, createMovesReader, readControllers, readNonce } from './chain-control.ts'
import { isRecoveryToComplete, readGuardianState, readOccasion, readPendingChange } from './chain-guardians.ts'
import type { Config } from './config.ts'
import { askEndpoint } from './outside/ask-endpoint.ts'

/** The chain's node has this long to begin an answer. */
const timeoutMs = 5000
/** The chain's node has this long to send a whole answer. */
const longestAnswerMs = 60_000
/**
 * The longest answer of the chain in bytes. The index reads the events of one block with one
 * question. Strangers can fill a block with their texts, and a block of 60 million gas holds about
 * 14 MB of them. viem's own limit of 10 MB would stop the index at such a block for ever.
 */
const maximumAnswerBytes = 64 * 1024 * 1024
/** Some answers come from contracts of strangers, so each has a limit of bytes. */
const fetchLimited: Fetch = limitAnswers(askEndpoint)

export type Chain = ReturnType<typeof connectChain>

/**
 * Reads the chain. Every function except `client` throws `chain-unreachable` if the chain does not
 * answer.
 */
export function connectChain(
  { rpcUrl, didRegistry }: Pick<Config, 'rpcUrl' | 'didRegistry'>,
  { answerMs = longestAnswerMs } = {},
) {
  const limits = { timeout: timeoutMs, maxResponseBodySize: maximumAnswerBytes }
  const client: PublicClient = createPublicClient({
    transport: http(rpcUrl, { ...limits, retryCount: 1, fetchFn: fetchWithin(answerMs) }),
    cacheTime: 0,
  })
  const readLogs = createMovesReader({ rpcUrl, fetch: askEndpoint, timeoutMs })
  const controlSource = { client, readLogs, didRegistry }
  return {
    client,
    readBlockNumber: () => reach(async () => Number(await client.getBlockNumber())),
    readBlockTime: (number: number) => reach(() => readBlockTime(client, number)),
    readChainId: () => reach(() => client.getChainId()),
    findTokenOwner: (tokenId: string) => findTokenOwner(client, didRegistry, tokenId),
    findMintBlock: (mint: Mint) => reach(() => findMintBlock(client, didRegistry, mint)),
    readControllers: (question: ControlQuestion) => reach(() => readControllers(controlSource, question)),
    readControl: (identity: Address) =>
      reach(() =>
        readControl(createChainReader({ rpcUrl, fetch: fetchLimited, timeoutMs }), { didRegistry, identity }),
      ),
    readGuardianState: (identity: Address) => reach(() => readGuardianState(client, didRegistry, identity)),
    isRecoveryToComplete: (question: Parameters<typeof isRecoveryToComplete>[2]) =>
      reach(() => isRecoveryToComplete(client, didRegistry, question)),
    readPendingChange: (identity: Address) => reach(() => readPendingChange(client, didRegistry, identity)),
    readOccasion: (about: Parameters<typeof readOccasion>[2]) => reach(() => readOccasion(client, didRegistry, about)),
    readNonce: (signer: Address) => reach(() => readNonce(client, didRegistry, signer)),
    hasCode: (address: Address) => reach(async () => (await client.getCode({ address })) !== undefined),
    hadCodeBefore: (address: Address, block: number) => hadCodeBefore(client, address, block),
    isRegistry: () => reach(() => isRegistry(client, didRegistry)),
    readStanding: (wallet: Address) => readStanding(client, didRegistry, wallet),
    /** Returns the address of the account whose first key this is, even before its deployment. */
    readAccountOf: (factory: Address, key: PasskeyKey) => reach(() => readAccountOf(client, factory, key)),
    isAccount: (address: Address) => reach(() => isAccount({ rpcUrl, didRegistry }, address)),
    isKeyOf: (account: Address, key: PasskeyKey) => reach(() => isKeyOf(rpcUrl, account, key)),
    /** Tells whether a contract wallet accepts a signature (ERC-1271; ERC-6492 if undeployed). */
    judgeContractSignature: (question: SignatureQuestion) => reach(() => judgeOrThrow(rpcUrl, question, 'latest')),
    /** Throws if the chain's node does not know `block` yet. */
    judgeContractSignatureFrom: (block: number, question: SignatureQuestion) =>
      reach(async () => {
        const newest = Math.max(Number(await client.getBlockNumber()), block)
        return judgeOrThrow(rpcUrl, question, newest)
      }),
  }
}

/**
 * Fetches an answer that ends in time. viem limits only the time until an answer begins, and waits
 * for as long as the header `Retry-After` says, so this function removes the header.
 */
function fetchWithin(ms: number): typeof fetch {
  return async (url, init = {}) => {
    const late = AbortSignal.timeout(ms)
    const signal = init.signal ? AbortSignal.any([init.signal, late]) : late
    const answer = await fetch(url, { ...init, signal })
    const headers = new Headers(answer.headers)
    headers.delete('retry-after')
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
  }
}

async function judgeOrThrow(rpcUrl: string, question: SignatureQuestion, block: Block): Promise<boolean> {
  const reader = createChainReader({ rpcUrl, fetch: fetchLimited, timeoutMs })
  const inBlock: ChainReader = {
    ...reader,
    call: (call) => reader.call(call, block),
    readCode: (address) => reader.readCode(address, block),
  }
  const judgement = await judgeContractSignature(inBlock, question)
  if (judgement === 'unknown') throw new Error('The chain could not judge the signature')
  return judgement
}

async function isAccount({ rpcUrl, didRegistry }: Pick<Config, 'rpcUrl' | 'didRegistry'>, address: Address) {
  const reader = createChainReader({ rpcUrl, fetch: fetchLimited, timeoutMs })
  const implementation = findImplementation(await reader.readCode(address))
  return implementation !== null && isDidAccount(reader, implementation, didRegistry)
}

async function readBlockTime(client: PublicClient, number: number): Promise<Date> {
  const { timestamp } = await client.getBlock({ blockNumber: BigInt(number) })
  return new Date(Number(timestamp) * 1000)
}

/**
 * Returns null if the token does not exist. `block` is the block in which the chain gave this
 * answer.
 */
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

async function readStanding(client: PublicClient, didRegistry: Address, wallet: Address) {
  return reach(async () => {
    const [isAccredited, name, domain, since] = await client.readContract({
      address: didRegistry,
      abi: didRegistryAbi,
      functionName: 'accreditationAt',
      // The contract returns the present standing for a time that the chain has not reached yet.
      args: [wallet, 2n ** 64n - 1n],
    })
    const kind: ChainStanding = isAccredited ? 'accredited' : since > 0n ? 'suspended' : 'none'
    return { kind, name: name || null, domain: domain || null }
  })
}

/**
 * An address without code gives an empty answer, and most contracts that are no registry revert.
 */
async function isRegistry(client: PublicClient, address: Address): Promise<boolean> {
  const call = { address, abi: didRegistryAbi, functionName: 'accreditationAt', args: [address, 0n] } as const
  try {
    await client.readContract(call)
    return true
  } catch (error) {
    if (isRevert(error) || isEmpty(error)) return false
    throw error
  }
}

/**
 * Returns false if the chain's node does not keep old states. The caller then takes `block` for the
 * first one with code.
 */
async function hadCodeBefore(client: PublicClient, address: Address, block: number): Promise<boolean> {
  if (block === 0) return false
  const code = await client.getCode({ address, blockNumber: BigInt(block - 1) }).catch(() => undefined)
  return code !== undefined
}

async function readAccountOf(client: PublicClient, factory: Address, { x, y }: PasskeyKey): Promise<Address> {
  const call = { address: factory, abi: didAccountFactoryAbi, functionName: 'addressOf', args: [x, y] } as const
  return toAddress(await client.readContract(call))
}

/** Returns false for an account without code. */
async function isKeyOf(rpcUrl: string, account: Address, { x, y }: PasskeyKey): Promise<boolean> {
  const reader = createChainReader({ rpcUrl, fetch: fetchLimited, timeoutMs })
  const args = [keccak256(concatHex([x, y]))] as const
  const data = encodeFunctionData({ abi: didAccountAbi, functionName: 'isKey', args })
  try {
    return /^0x0{63}1$/.test(await reader.call({ to: account, data, gas: judgingGas }))
  } catch (error) {
    if (hasCodeFailed(error)) return false
    throw error
  }
}

function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
}

function isEmpty(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
}

/** Turns every failure of a question to the chain into `chain-unreachable`. */
export async function reach<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The chain gave no answer', { cause })
  }
}
