import { type ChainReader, createChainReader, type Endpoint } from '@did/credentials/chain/chain-reader'
import { limitAnswers } from '@did/credentials/chain/limit-answers'
import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/handle.ts'

/**
 * Called for each further read of a long history. Throws `too-many-requests` to end the reading.
 */
export type CountRead = () => Promise<void>
export type CountReadsOf = (request: FastifyRequest) => CountRead
/** `countRead` counts reads of histories for the client of a call. */
export type CountingContext = Context & { countRead: CountRead }

/** Each node has one counter, so that all its routes count the reads of a client together. */
const counters = new WeakMap<Context, CountReadsOf>()

/**
 * Limits how many changes in the DID histories of identities the server reads for one client in a
 * minute, and how many bytes these changes have. Anybody can lengthen the history of their own
 * identity for ever, and the server reads each change from the chain at each resolution.
 */
export function limitHistories(app: Pick<App, 'fastify' | 'ctx'>): CountReadsOf {
  const counter = counters.get(app.ctx) ?? createCounter(app)
  counters.set(app.ctx, counter)
  return counter
}

function createCounter({ fastify, ctx }: Pick<App, 'fastify' | 'ctx'>): CountReadsOf {
  const limit = fastify.createRateLimit({ max: ctx.config.didChangesPerMinute, timeWindow: countedMs.perMinute })
  return (request) => async () => {
    const verdict = await limit(request)
    if (!verdict.isAllowed && verdict.isExceeded)
      throw new AppError('too-many-requests', 'Too many changes of identities were read; wait a minute')
  }
}

/**
 * The first few changes of a history are free, so that ordinary identities are not limited. The
 * first change of a block is counted before the chain is asked, and the block's other changes are
 * counted after the answer. A long answer is counted by its bytes while it arrives. So the reader
 * stops in the middle of an answer when the client has used up its changes.
 */
export function createHistoryReader(endpoint: Endpoint, countRead: CountRead): ChainReader {
  const { answerBytes: most, readBytes, freeReads } = maximumDidHistory
  const open = (count?: (bytes: number) => Promise<void>) =>
    createChainReader({ ...endpoint, fetch: limitAnswers(endpoint.fetch, { most, ...(count && { count }) }) })
  let reads = 0
  return {
    ...open(),
    readLogs: async (filter) => {
      let counted = 0
      const countUpTo = async (number: number) => {
        for (; counted < number; counted++) {
          reads++
          if (reads > freeReads) await countRead()
        }
      }
      await countUpTo(1)
      const answer = await open((bytes) => countUpTo(Math.ceil(bytes / readBytes))).readLogs(filter)
      await countUpTo(Array.isArray(answer) ? answer.length : 0)
      return answer
    },
  }
}
