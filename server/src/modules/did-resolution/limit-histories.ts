import type { ChainReader } from '@did/credentials/chain/chain-reader'
import { AppError } from '@did/domain/errors'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * This function is called for each question about a long history. It throws `too-many-requests` to
 * end the reading.
 */
export type CountRead = () => Promise<void>
type CountReadsOf = (request: FastifyRequest) => CountRead

/**
 * Limits how many changes of identities a client can have read in a minute. Anybody can lengthen
 * the history of an own identity for ever, and each change costs a question to the chain at each
 * resolution.
 */
export function limitHistories(fastify: FastifyInstance, max: number): CountReadsOf {
  const limit = fastify.createRateLimit({ max, timeWindow: 60_000 })
  return (request) => async () => {
    const verdict = await limit(request)
    if (!verdict.isAllowed && verdict.isExceeded)
      throw new AppError('too-many-requests', 'Too many changes of identities were read; wait a minute')
  }
}

/** Counts the changes that are read beyond the first few, so that ordinary identities are free. */
export function countHistoryReads(reader: ChainReader, countRead: CountRead): ChainReader {
  let reads = 0
  return {
    ...reader,
    readLogs: async (filter) => {
      reads++
      if (reads > maximumDidHistory.freeReads) await countRead()
      return reader.readLogs(filter)
    },
  }
}
