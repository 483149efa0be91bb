import { countedMs } from '@did/domain/call-limits'
import { AppError, type ErrorCode } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../handle.ts'

type Refuse = (request: FastifyRequest) => Promise<void>
type Limit = { max: number; refusal: string; code?: ErrorCode }

const paramsSchema = z.object({ id: z.string() })

export function limitPerHour({ fastify }: App, { max, ...refused }: Limit): Refuse {
  return refuseBeyond(fastify.createRateLimit({ max, timeWindow: countedMs.perHour }), refused)
}

/**
 * Refuses a client's call about a row after the client has sent `max` calls about that row within
 * `timeWindow`. So one client cannot fill a row to which other clients write as well.
 */
export function limitPerRow({ fastify }: App, { max, timeWindow, ...refused }: Limit & { timeWindow: number }): Refuse {
  const keyGenerator = ({ ip, params }: FastifyRequest) => `${normalizeIP(ip, 64)} ${paramsSchema.parse(params).id}`
  return refuseBeyond(fastify.createRateLimit({ max, timeWindow, keyGenerator }), refused)
}

type RateLimit = ReturnType<App['fastify']['createRateLimit']>

function refuseBeyond(limit: RateLimit, { refusal, code = 'too-many-requests' }: Omit<Limit, 'max'>): Refuse {
  return async (request) => {
    const verdict = await limit(request)
    if (!verdict.isAllowed && verdict.isExceeded) throw new AppError(code, refusal)
  }
}
