import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { maximumMoved } from '@did/domain/account/session-limits'
import { type Address, toAddress } from '@did/domain/hex'
import type { PublicClient } from 'viem'

export type ControlQuestion = {
  identity: Address
  /**
   * The answer is also about the identities that were moved to `identity`: first about those that
   * were moved in `fromBlock` or later, and then about the `known` identities.
   */
  moved: { known: readonly Address[]; fromBlock: number } | null
}
export type ControlAnswer = {
  /** Says who acts for each identity in the newest block. */
  controllers: Map<Address, Address>
  block: number
  /** Is true if more identities were moved to the wallet than the answer tells about. */
  areMore: boolean
}

/** A sign-in waits this long for the chain's answer, and then uses the index instead. */
const answerWithinMs = 4_000

export function readControllers(
  client: PublicClient,
  didRegistry: Address,
  question: ControlQuestion,
): Promise<ControlAnswer> {
  return withinTime((ended) => askControllers(client, didRegistry, { ...question, ended }))
}

async function askControllers(
  client: PublicClient,
  didRegistry: Address,
  { identity, moved, ended }: ControlQuestion & { ended: AbortSignal },
): Promise<ControlAnswer> {
  const blockNumber = await client.getBlockNumber()
  const { fromBlock, known = [] } = moved ?? {}
  const newest = fromBlock === undefined ? [] : await listMoves(client, didRegistry, { to: identity, fromBlock })
  const { asked, areMore } = limitMoved(identity, [...newest, ...known])
  const call = { address: didRegistry, abi: didRegistryAbi, functionName: 'controllerOf', blockNumber } as const
  const ask = async (one: Address): Promise<[Address, Address]> => {
    const [controller] = await client.readContract({ ...call, args: [one] })
    return [one, toAddress(controller)]
  }
  return { controllers: new Map(await askSome(asked, ask, ended)), block: Number(blockNumber), areMore }
}

/**
 * Returns the wallet and the first `maximumMoved.asked` of the identities that were moved to the
 * wallet. Somebody who moves thousands of identities to a wallet must not make each sign-in of that
 * wallet ask the chain about all of them.
 */
export function limitMoved(
  wallet: Address,
  moved: readonly Address[],
): { asked: readonly Address[]; areMore: boolean } {
  const all = [...new Set([wallet, ...moved])]
  const asked = all.slice(0, 1 + maximumMoved.asked)
  return { asked, areMore: asked.length < all.length }
}

/** Asks `ask` about a few identities at once, and asks nothing more after `ended` has aborted. */
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

/**
 * Returns the identities that were moved to a wallet in `fromBlock` or later, the newest first.
 * While the index is far behind the chain, this range has many blocks, and the chain's node may
 * refuse to search them. The function then returns an empty list.
 */
async function listMoves(
  client: PublicClient,
  didRegistry: Address,
  { to, fromBlock }: { to: Address; fromBlock: number },
): Promise<Address[]> {
  try {
    const moves = await client.getContractEvents({
      address: didRegistry,
      abi: didRegistryAbi,
      eventName: 'ControlChanged',
      args: { controller: to },
      fromBlock: BigInt(fromBlock),
      strict: true,
    })
    return moves.map(({ args }) => toAddress(args.identity)).toReversed()
  } catch {
    return []
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
