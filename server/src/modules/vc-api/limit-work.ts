import { countValues } from '@did/credentials/data-integrity/is-modest'
import { isJsonObject } from '@did/credentials/foreign/base64url'
import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { countDocumentWork, documentWorkPerMinute } from '@did/domain/portable/document-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Call this before the check of each document. The function throws `too-many-requests` if the check
 * has to be refused.
 */
export type CountWork = (document: unknown) => Promise<void>
type CountWorkOf = (request: FastifyRequest) => CountWork

/**
 * A check of a large document, or of many proofs, takes some hundred milliseconds, in which the
 * node answers nobody else. So the work that a client can cause in a minute has a limit.
 */
export function limitWork(fastify: FastifyInstance, writesPerSecond: number): CountWorkOf {
  const limit = fastify.createRateLimit({
    max: documentWorkPerMinute(writesPerSecond),
    timeWindow: countedMs.perMinute,
  })
  return (request) => async (document) => {
    const units = countUnits(document)
    for (let unit = 0; unit < units; unit++) {
      const verdict = await limit(request)
      if (!verdict.isAllowed && verdict.isExceeded)
        throw new AppError('too-many-requests', 'Too many large documents were checked; wait a minute')
    }
  }
}

/** The check of a JWT takes as many units of work as the check of one proof. */
function countUnits(document: unknown): number {
  const proofs = isJsonObject(document) ? [document['proof'] ?? {}].flat().length : 1
  return countDocumentWork(countValues(document), proofs, JSON.stringify(document)?.length ?? 0)
}
