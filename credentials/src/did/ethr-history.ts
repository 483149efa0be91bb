import type { Address, Hex } from '@did/domain/hex'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import type { ChainReader, LogFilter } from '../chain/chain-reader.ts'
import { AnswerTooLong } from '../chain/limit-answers.ts'
import { addressTopic } from '../chain/registry-calls.ts'
import { type EthrEvent, parseEthrLogs } from './ethr-event.ts'

/**
 * The selector of `changed(address)`, which returns the block of an identity's last change, or 0.
 */
const changedSelector = '0xf96d0f9f'
const { changes: most, bytes: mostBytes } = maximumDidHistory

/** The identity has more changes, or longer ones, than this product reads. */
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
  let [block, changes, bytes] = [lastChange, 0, 0]
  while (block > 0) {
    const answer = await readChanges(reader, filterOf(registry, identity, block))
    // One block can hold thousands of changes. So they are counted before any of them is parsed.
    changes += Array.isArray(answer) ? answer.length : 0
    if (changes > most) throw new EthrHistoryTooLong(`The identity has changed over ${most} times`)
    const logs = parseEthrLogs(answer, { registry, block })
    bytes += logs.reduce((sum, log) => sum + log.bytes, 0)
    if (bytes > mostBytes) throw tooManyBytes()
    if (logs.length === 0) throw new Error('the chain keeps no record of this change')
    history.unshift(...logs.flatMap(({ event }) => event ?? []))
    const earlier = logs.map(({ previousChange }) => previousChange).filter((before) => before > 0 && before < block)
    block = earlier.length === 0 ? 0 : Math.min(...earlier)
  }
  return history
}

/** The chain's fetch function refuses an answer that is too long, before anybody parses it. */
async function readChanges(reader: ChainReader, filter: LogFilter): Promise<unknown> {
  try {
    return await reader.readLogs(filter)
  } catch (error) {
    throw error instanceof AnswerTooLong ? tooManyBytes() : error
  }
}

function tooManyBytes(): EthrHistoryTooLong {
  return new EthrHistoryTooLong(`The changes of the identity have over ${mostBytes} bytes`)
}

function filterOf(registry: Address, identity: Address, block: number) {
  return { address: registry, topics: [null, addressTopic(identity)], fromBlock: block, toBlock: block } as const
}
