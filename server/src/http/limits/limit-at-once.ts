import { AppError } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

type Limit = { perNode: number; perClient: number; refusal: string }
type End = () => void

/**
 * The returned function has to be called before work that holds memory for long. The function
 * throws `too-many-requests` if the node or the client has reached its limit of such work under
 * way. Otherwise the function returns a second function, which has to be called when the work has
 * ended.
 */
export function limitAtOnce({ perNode, perClient, refusal }: Limit): (request: FastifyRequest) => End {
  /**
   * Each piece of work that is under way has one entry, with the client for whom the node works.
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
