import { vi } from 'vitest'
import type { Node } from './stack.ts'

/**
 * Runs `change` in the middle of `call`: the next transaction of the node begins only after
 * `change` has ended. Returns the answer of `call`, which shows whether the call has noticed the
 * change.
 */
export async function meanwhile<Answer>(
  { ctx: { pool } }: Pick<Node, 'ctx'>,
  call: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer> {
  const connect = pool.connect.bind(pool)
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Holds back only a transaction. A transaction asks the pool for a connection without a callback,
  // and a single statement asks with a callback.
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
