import { AppError } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

type Limit = { perNode: number; perClient: number; refusal: string }
type End = () => void

/**
 * Returns a function to call before work that holds memory for long. It refuses work beyond the
 * limits with `too-many-requests`, and otherwise returns a function to call after the work.
 */
export function limitAtOnce({ perNode, perClient, refusal }: Limit): (request: FastifyRequest) => End {
  /**
   * The set has one entry for each piece of work that is under way: its client. A client with
   * several pieces has several entries.
   */
  const running = new Set<{ client: string }>()
  return (request) => {
    const work = { client: normalizeIP(request.ip, 64) }
    const ofClient = [...running].filter(({ client }) => client === work.client)
    if (running.size >= perNode || ofClient.length >= perClient) throw new AppError('too-many-requests', refusal)
    running.add(work)
    return () => running.delete(work)
  }
}
