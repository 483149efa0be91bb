import type { FastifyReply } from 'fastify'

/**
 * A client may leave while a handler still works. The answer is then closed before its first byte,
 * and it never emits `close` again.
 */
export function whenClosed({ raw }: FastifyReply, end: () => void): void {
  if (raw.closed) end()
  else raw.once('close', end)
}
