/**
 * A fact is `unknown` when nobody could find it out. It then counts neither for nor against a
 * share.
 */
export type Fact<T> = T | 'unknown'

/** Turns a failed request into the fact `unknown`. */
export async function orUnknown<T>(fact: Promise<T>): Promise<Fact<T>> {
  try {
    return await fact
  } catch {
    return 'unknown'
  }
}

export async function andThen<T, U>(
  fact: Promise<Fact<T>>,
  next: (known: T) => Fact<U> | Promise<Fact<U>>,
): Promise<Fact<U>> {
  const known = await fact
  return known === 'unknown' ? 'unknown' : next(known)
}
