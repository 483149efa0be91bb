import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type Address, toAddress } from '@did/domain/hex'
import type { PublicClient } from 'viem'

export type ControlQuestion = {
  identities: readonly Address[]
  /** The answer also has the identities for which this controller has acted since `fromBlock`. */
  movedTo: { controller: Address; fromBlock: number } | null
}
/** The answer says who acts for each identity in the newest block. */
export type ControlAnswer = { controllers: Map<Address, Address>; block: number }

/** A sign-in waits this long for the chain's answer, and then uses the index instead. */
const answerWithinMs = 4_000

export function readControllers(
  client: PublicClient,
  didRegistry: Address,
  question: ControlQuestion,
): Promise<ControlAnswer> {
  return withinTime(askControllers(client, didRegistry, question))
}

async function askControllers(
  client: PublicClient,
  didRegistry: Address,
  { identities, movedTo }: ControlQuestion,
): Promise<ControlAnswer> {
  const blockNumber = await client.getBlockNumber()
  const registry = { address: didRegistry, abi: didRegistryAbi } as const
  const asked = new Set([...identities, ...(movedTo ? await listMoves(client, didRegistry, movedTo) : [])])
  const answers = [...asked].map(async (identity): Promise<[Address, Address]> => {
    const call = { ...registry, functionName: 'controllerOf', args: [identity], blockNumber } as const
    const [controller] = await client.readContract(call)
    return [identity, toAddress(controller)]
  })
  return { controllers: new Map(await Promise.all(answers)), block: Number(blockNumber) }
}

/**
 * Returns the identities that got this controller in `fromBlock` or later. While the index is far
 * behind the chain, the range has many blocks, and the chain's node may refuse it.
 */
async function listMoves(
  client: PublicClient,
  didRegistry: Address,
  { controller, fromBlock }: NonNullable<ControlQuestion['movedTo']>,
): Promise<Address[]> {
  try {
    const moves = await client.getContractEvents({
      address: didRegistry,
      abi: didRegistryAbi,
      eventName: 'ControlChanged',
      args: { controller },
      fromBlock: BigInt(fromBlock),
      strict: true,
    })
    return moves.map(({ args }) => toAddress(args.identity))
  } catch {
    return []
  }
}

/** Returns the number that the signer's next consent must name. */
export function readNonce(client: PublicClient, didRegistry: Address, signer: Address): Promise<bigint> {
  return client.readContract({ address: didRegistry, abi: didRegistryAbi, functionName: 'nonces', args: [signer] })
}

async function withinTime<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chain took too long')), answerWithinMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
