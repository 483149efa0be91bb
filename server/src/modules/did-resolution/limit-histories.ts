import type { ChainReader } from '@did/credentials/chain/chain-reader'
import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/handle.ts'

/**
 * This function is called for each further change of a long history. It throws
 * `too-many-requests` to end the reading.
 */
export type CountRead = () => Promise<void>
export type CountReadsOf = (request: FastifyRequest) => CountRead
/** The context of a call whose reads of histories are counted for its client. */
export type CountingContext = Context & { countRead: CountRead }

/** Each node has one counter, so that all its routes count the reads of a client together. */
const counters = new WeakMap<Context, CountReadsOf>()

/**
 * Limits how many changes of identities a client can have read in a minute. Anybody can lengthen
 * the history of an own identity for ever, and each change is read from the chain at each
 * resolution.
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
 * Counts the changes of an identity that are read from the chain. The first few are free, so that
 * ordinary identities are not limited. The first change of a block is counted before the question
 * to the chain, and the block's other changes are counted after the answer.
 */
export function countHistoryReads(reader: ChainReader, countRead: CountRead): ChainReader {
  let reads = 0
  const count = async (changes: number) => {
    for (let each = 0; each < changes; each++) {
      reads++
      if (reads > maximumDidHistory.freeReads) await countRead()
    }
  }
  return {
    ...reader,
    readLogs: async (filter) => {
      await count(1)
      const answer = await reader.readLogs(filter)
      await count(Array.isArray(answer) ? answer.length - 1 : 0)
      return answer
    },
  }
}
