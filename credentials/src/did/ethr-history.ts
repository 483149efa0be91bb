import type { Address, Hex } from '@did/domain/hex'
import type { ChainReader } from '../chain/chain-reader.ts'
import { addressTopic } from '../chain/registry-calls.ts'
import { type EthrEvent, parseEthrLogs } from './ethr-event.ts'

/**
 * The selector of `changed(address)`, which returns the block of an identity's last change, or 0.
 */
const changedSelector = '0xf96d0f9f'
/**
 * This limits how many blocks are read. Anybody can lengthen the history of their own identity, and
 * each block costs one request.
 */
const mostBlocks = 256

export class EthrHistoryTooLong extends Error {
  override name = 'EthrHistoryTooLong'
}

/** Returns the block of an identity's last change in the EthereumDIDRegistry, or 0. */
export async function readLastChange(reader: ChainReader, place: { registry: Address; identity: Address }) {
  const data: Hex = `${changedSelector}${place.identity.slice(2).toLowerCase().padStart(64, '0')}`
  const result = await reader.call({ to: place.registry, data })
  if (!/^0x[0-9a-f]{64}$/.test(result)) throw new Error('there is no EthereumDIDRegistry at this address')
  return Number(BigInt(result))
}

/**
 * Returns all changes of an identity, the oldest first. The walk begins at `lastChange`, because
 * each change names the block of the previous change (ERC-1056, "Reading all the events").
 */
export async function readEthrHistory(
  reader: ChainReader,
  { registry, identity, lastChange }: { registry: Address; identity: Address; lastChange: number },
): Promise<EthrEvent[]> {
  const history: EthrEvent[] = []
  let block = lastChange
  for (let read = 0; block > 0; read++) {
    if (read === mostBlocks) throw new EthrHistoryTooLong(`The identity has changed in over ${mostBlocks} blocks`)
    const logs = parseEthrLogs(await reader.readLogs(filterOf(registry, identity, block)), { registry, block })
    if (logs.length === 0) throw new Error('the chain keeps no record of this change')
    history.unshift(...logs.flatMap(({ event }) => event ?? []))
    const earlier = logs.map(({ previousChange }) => previousChange).filter((before) => before > 0 && before < block)
    block = earlier.length === 0 ? 0 : Math.min(...earlier)
  }
  return history
}

function filterOf(registry: Address, identity: Address, block: number) {
  return { address: registry, topics: [null, addressTopic(identity)], fromBlock: block, toBlock: block } as const
}
