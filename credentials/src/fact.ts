/** A fact that nobody could find out (offline, chain or server out of reach) stays `unknown`; it never counts for or against. */
export type Fact<T> = T | 'unknown'

/** Not knowing is a finding of its own, shown as such: whatever went wrong while asking, the answer is then `unknown`. */
export async function orUnknown<T>(fact: Promise<T>): Promise<Fact<T>> {
  try {
    return await fact
  } catch {
    return 'unknown'
  }
}
