type Results<Sent> = { -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }

/**
 * Waits for statements that a transaction has sent at once, and throws the first error. All have
 * their answers by then: else the transaction could end while some of them are still under way.
 */
export async function together<Sent extends readonly Promise<unknown>[]>(...sent: Sent): Promise<Results<Sent>> {
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<Results<Sent>>
}
