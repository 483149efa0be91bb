import { AppError } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from './handle.ts'

const paramsSchema = z.object({ id: z.string() })

/**
 * Returns a function that refuses a client's calls about one row beyond `max` in `timeWindow`. So
 * one client cannot fill a row to which other clients write as well.
 */
export function limitPerRow(
  { fastify }: App,
  { max, timeWindow, refusal }: { max: number; timeWindow: number; refusal: string },
): (request: FastifyRequest) => Promise<void> {
  const keyGenerator = ({ ip, params }: FastifyRequest) => `${normalizeIP(ip, 64)} ${paramsSchema.parse(params).id}`
  const limit = fastify.createRateLimit({ max, timeWindow, keyGenerator })
  return async (request) => {
    const verdict = await limit(request)
    if (!verdict.isAllowed && verdict.isExceeded) throw new AppError('too-many-requests', refusal)
  }
}
