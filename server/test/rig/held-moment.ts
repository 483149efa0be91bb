import { vi } from 'vitest'
import type { Node } from './stack.ts'

/**
 * Stops a call between what it reads and what it stores: the node's next transaction waits until
 * the test has made a change that the call must notice.
 */
export async function meanwhile<Answer>(
  { ctx: { pool } }: Pick<Node, 'ctx'>,
  call: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer> {
  const connect = pool.connect.bind(pool)
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // A single statement takes its connection with a callback, and a transaction awaits its
  // connection.
  const door = vi.spyOn(pool, 'connect').mockImplementation(((callback?: Parameters<typeof connect>[0]) => {
    if (callback) return connect(callback)
    door.mockRestore()
    reached.resolve()
    return released.promise.then(() => connect())
  }) as typeof connect)
  const answer = call()
  const first = await Promise.race([reached.promise.then(() => 'held'), answer.then(() => 'answered')])
  if (first === 'answered') {
    door.mockRestore()
    throw new Error('The call was answered without a transaction')
  }
  try {
    await change()
  } finally {
    released.resolve()
  }
  return answer
}
