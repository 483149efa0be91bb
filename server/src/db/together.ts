type Results<Sent> = { -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }

/**
 * Waits for statements that a transaction has sent at once, and throws the first error. By then,
 * all statements have their answers, so the transaction does not end while some are still under
 * way.
 */
export async function together<Sent extends readonly Promise<unknown>[]>(...sent: Sent): Promise<Results<Sent>> {
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<Results<Sent>>
}
