import { vi } from 'vitest'
import type { Node } from './stack.ts'

/**
 * Makes a change in the middle of a call. The node's next transaction waits until the test has made
 * the change, which the call must then notice.
 */
export async function meanwhile<Answer>(
  { ctx: { pool } }: Pick<Node, 'ctx'>,
  call: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer> {
  const connect = pool.connect.bind(pool)
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // A single statement asks for its connection with a callback, and a transaction awaits its
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
