import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type ChainReader, createChainReader, type Endpoint } from '@did/credentials/chain/chain-reader'
import { AnswerTooLong, limitAnswers } from '@did/credentials/chain/limit-answers'
import { addressTopic } from '@did/credentials/chain/registry-calls'
import { maximumMoved } from '@did/domain/account/session-limits'
import { type Address, bytes32Schema, toAddress } from '@did/domain/hex'
import { getAbiItem, type PublicClient, toEventSelector } from 'viem'
import * as z from 'zod/mini'

export type ControlQuestion = {
  identity: Address
  /**
   * The chain is also asked for the controllers of identities that were moved to `identity`: first
   * of those that were moved in `fromBlock` or later, and then of the `known` identities.
   */
  moved: { known: readonly Address[]; fromBlock: number } | null
}
export type ControlAnswer = {
  controllers: Map<Address, Address>
  block: number
  /** This is true if more identities were moved to the wallet than `controllers` has. */
  areMore: boolean
}

/** A sign-in waits this long for the chain's answer, and then uses the index instead. */
const answerWithinMs = 4_000

export type ControlSource = { client: PublicClient; readLogs: ChainReader['readLogs']; didRegistry: Address }

export function createMovesReader(endpoint: Endpoint): ChainReader['readLogs'] {
  const fetch = limitAnswers(endpoint.fetch, { most: maximumMoved.answerBytes })
  return createChainReader({ ...endpoint, fetch }).readLogs
}

export function readControllers(source: ControlSource, question: ControlQuestion): Promise<ControlAnswer> {
  return withinTime((ended) => askControllers(source, { ...question, ended }))
}

async function askControllers(
  source: ControlSource,
  { identity, moved, ended }: ControlQuestion & { ended: AbortSignal },
): Promise<ControlAnswer> {
  const { client, didRegistry } = source
  const blockNumber = await client.getBlockNumber()
  const moves = moved === null ? noMoves : await listMoves(source, { to: identity, fromBlock: moved.fromBlock })
  const { asked, areMore } = limitMoved(identity, [...moves.newest, ...(moved?.known ?? [])])
  const call = { address: didRegistry, abi: didRegistryAbi, functionName: 'controllerOf', blockNumber } as const
  const ask = async (one: Address): Promise<[Address, Address]> => {
    const [controller] = await client.readContract({ ...call, args: [one] })
    return [one, toAddress(controller)]
  }
  const controllers = new Map(await askSome(asked, ask, ended))
  return { controllers, block: Number(blockNumber), areMore: areMore || moves.areMore }
}

/**
 * Somebody who moves thousands of identities to a wallet must not make each sign-in of that wallet
 * ask the chain about all of them.
 */
export function limitMoved(
  wallet: Address,
  moved: readonly Address[],
): { asked: readonly Address[]; areMore: boolean } {
  const all = [...new Set([wallet, ...moved])]
  const asked = all.slice(0, 1 + maximumMoved.asked)
  return { asked, areMore: asked.length < all.length }
}

async function askSome<Answer>(
  asked: readonly Address[],
  ask: (one: Address) => Promise<Answer>,
  ended: AbortSignal,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let next = 0; next < asked.length; next += maximumMoved.atOnce) {
    ended.throwIfAborted()
    answers.push(...(await Promise.all(asked.slice(next, next + maximumMoved.atOnce).map(ask))))
  }
  return answers
}

type Moves = { newest: Address[]; areMore: boolean }
const noMoves: Moves = { newest: [], areMore: false }

const controlChanged = toEventSelector(getAbiItem({ abi: didRegistryAbi, name: 'ControlChanged' }))
const movesSchema = z.array(z.object({ topics: z.tuple([bytes32Schema, bytes32Schema, bytes32Schema]) }))

/**
 * Returns the identities that were moved to a wallet in `fromBlock` or later, the newest first.
 * Strangers can fill these blocks with moves to their own wallet, and sign in with that wallet. So
 * the function stops reading a list that is too long, and then returns no identity and sets
 * `areMore`. While the index is far behind the chain, the range has many blocks, and the chain's
 * node may refuse it.
 */
async function listMoves(
  { readLogs, didRegistry }: ControlSource,
  { to, fromBlock }: { to: Address; fromBlock: number },
): Promise<Moves> {
  const topics = [controlChanged, null, addressTopic(to)]
  try {
    const logs = await readLogs({ address: didRegistry, topics, fromBlock, toBlock: 'latest' })
    const moves = movesSchema.parse(logs)
    return {
      newest: moves.map(({ topics: [, identity] }) => toAddress(`0x${identity.slice(-40)}`)).toReversed(),
      areMore: false,
    }
  } catch (error) {
    return { ...noMoves, areMore: error instanceof AnswerTooLong }
  }
}

/** Returns the number that the signer's next consent must name. */
export function readNonce(client: PublicClient, didRegistry: Address, signer: Address): Promise<bigint> {
  return client.readContract({ address: didRegistry, abi: didRegistryAbi, functionName: 'nonces', args: [signer] })
}

async function withinTime<Value>(ask: (ended: AbortSignal) => Promise<Value>): Promise<Value> {
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chain took too long')), answerWithinMs)
  })
  return Promise.race([ask(ended.signal), late]).finally(() => {
    clearTimeout(timer)
    ended.abort()
  })
}
