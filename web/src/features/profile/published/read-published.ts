import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { type ChainReader, createChainReader } from '@did/credentials/chain/chain-reader'
import { type Address, bytes32Schema, type Hex, hexSchema } from '@did/domain/hex'
import { decodeEventLog, decodeFunctionResult, encodeFunctionData, pad } from 'viem'
import * as z from 'zod/mini'
import { secondsNow } from '../../../lib/page/device-clock.ts'
import type { Attribute } from './attribute.ts'

/**
 * The page reads at most about this many changes of a DID document. Each change names only the
 * block of the change before it, so the page reads one block after another. A verifier seldom
 * changes anything.
 */
const changesAtMost = 50

const logSchema = z.object({ data: hexSchema, topics: z.tuple([bytes32Schema], bytes32Schema) })
/** `attribute` is null for a change of the DID's owner or of a delegate. */
type Change = { previousChange: bigint; attribute: { name: Hex; value: Hex; validTo: bigint } | null }
type Place = { rpcUrl: string; ethereumDidRegistry: Address }

/**
 * Returns for each attribute the Unix second until which it is published, or null if it is not
 * published.
 */
export async function readPublished(
  place: Place,
  identity: Address,
  attributes: readonly Attribute[],
): Promise<(number | null)[]> {
  const changes = await listChanges(place, identity)
  return attributes.map(({ name, value }) => {
    const newest = changes.find(({ attribute }) => attribute?.name === name && attribute.value === value)
    const until = Number(newest?.attribute?.validTo ?? 0n)
    return until > secondsNow() ? until : null
  })
}

/** Lists the changes of a DID document, the newest first, as resolvers of did:ethr find them. */
async function listChanges({ rpcUrl, ethereumDidRegistry: registry }: Place, identity: Address): Promise<Change[]> {
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const data = encodeFunctionData({ abi, functionName: 'changed', args: [identity] })
  const answer = hexSchema.parse(await reader.call({ to: registry, data }))
  let block = decodeFunctionResult({ abi, functionName: 'changed', data: answer })
  const found: Change[] = []
  while (block > 0n && found.length < changesAtMost) {
    const changes = await readBlock(reader, { registry, identity, block: Number(block) })
    found.push(...changes)
    block = changes.at(-1)?.previousChange ?? 0n
  }
  return found
}

type Where = { registry: Address; identity: Address; block: number }

/** The newest change of the block comes first. */
async function readBlock(reader: ChainReader, { registry, identity, block }: Where): Promise<Change[]> {
  const about = pad(identity)
  // Other identities can fill the block with their own changes, so ask only for the changes of this
  // identity.
  const topics = [null, about]
  const answer = await reader.readLogs({ address: registry, topics, fromBlock: block, toBlock: block })
  const own = z
    .array(logSchema)
    .parse(answer)
    .filter(({ topics }) => topics[1] === about.toLowerCase())
  return own.map(readChange).toReversed()
}

function readChange({ data, topics }: z.infer<typeof logSchema>): Change {
  const { eventName, args } = decodeEventLog({ abi, data, topics })
  const { previousChange } = args
  return { previousChange, attribute: eventName === 'DIDAttributeChanged' ? args : null }
}
