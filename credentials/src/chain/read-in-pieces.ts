import * as z from 'zod/mini'
import { type ChainReader, ChainRefusal } from './chain-reader.ts'
import { type LogQuestion, type RegistryLog, readLogs } from './registry-log.ts'

/**
 * Many endpoints limit the number of blocks in one question. So a range that an endpoint refuses is
 * cut into 4 pieces, then into 16 and at last into 64. docs/operating.md names the last number, and
 * the number of questions in all these attempts.
 */
export const pieceCounts = [4, 16, 64] as const

/**
 * An endpoint may refuse many questions at once. At most this many wait for an answer at a time.
 */
const mostAtOnce = 8

const blockSchema = z.object({ number: z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/)) })

type Question = Omit<LogQuestion, 'toBlock'> & { fromBlock: number }

/**
 * Reads all logs from a block up to the newest one, in the chain's order. Asks for pieces of this
 * range if the endpoint refuses the whole range. Throws unless the endpoint answers about every
 * block.
 */
export async function readInPieces(reader: ChainReader, question: Question): Promise<RegistryLog[]> {
  const whole = await unlessRefused(readLogs(reader, { ...question, toBlock: 'latest' }))
  if (whole) return whole
  const newest = Number(blockSchema.parse(await reader.readBlock('latest')).number)
  for (const count of pieceCounts) {
    const logs = await unlessRefused(readAll(reader, cut(question, { newest, count })))
    if (logs) return logs
  }
  throw new Error('the chain refuses even a small piece of the range')
}

/** Returns null if the endpoint refused the question. Throws if the endpoint did not answer. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ChainRefusal) return null
    throw error
  }
}

function cut(question: Question, { newest, count }: { newest: number; count: number }): LogQuestion[] {
  const length = Math.max(1, Math.ceil((newest - question.fromBlock + 1) / count))
  return Array.from({ length: count }, (_, place) => question.fromBlock + place * length)
    .filter((fromBlock) => fromBlock === question.fromBlock || fromBlock <= newest)
    .map((fromBlock, place, { length: pieces }) => ({
      ...question,
      fromBlock,
      toBlock: place === pieces - 1 ? 'latest' : fromBlock + length - 1,
    }))
}

async function readAll(reader: ChainReader, pieces: readonly LogQuestion[]): Promise<RegistryLog[]> {
  const logs: RegistryLog[] = []
  for (let first = 0; first < pieces.length; first += mostAtOnce) {
    const some = pieces.slice(first, first + mostAtOnce)
    logs.push(...(await Promise.all(some.map((piece) => readLogs(reader, piece)))).flat())
  }
  return logs
}
