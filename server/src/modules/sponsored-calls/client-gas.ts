import { countedMs } from '@did/domain/call-limits'

type Taken = { at: number; gas: bigint }

/**
 * The gas that each client has used on this node within the last day. Each node counts for itself,
 * as it does for the rate limits.
 */
export type ClientGas = {
  /**
   * Counts gas for a client. Returns a function that gives it back, or null when the client has
   * used up its gas.
   */
  take: (client: string, gas: bigint) => (() => void) | null
  /**
   * Forgets the clients that have used no gas for a day, because the privacy policy says that no
   * address is kept longer.
   */
  forgetOld: () => void
}

/**
 * Gas is counted for at most this many clients. The clients that used gas least recently are
 * forgotten first, so that a flood of addresses does not fill the memory.
 */
const clientsAtMost = 10_000

type Counting = { perClient: bigint; now: () => Date; taken?: Map<string, Taken[]> }

/** Counts gas in `taken`, which is empty at first. */
export function createClientGas({ perClient, now, taken = new Map() }: Counting): ClientGas {
  return {
    take(client, gas) {
      const at = now().getTime()
      const recent = (taken.get(client) ?? []).filter((each) => at - each.at < countedMs.perDay)
      const used = recent.reduce((sum, each) => sum + each.gas, 0n)
      if (used + gas > perClient) return null
      const mine = { at, gas }
      taken.delete(client)
      taken.set(client, [...recent, mine])
      const [oldest] = taken.keys()
      if (taken.size > clientsAtMost && oldest !== undefined) taken.delete(oldest)
      return () => {
        mine.gas = 0n
      }
    },
    forgetOld() {
      // The client that used gas least recently comes first.
      for (const [client, all] of taken) {
        if (now().getTime() - (all.at(-1)?.at ?? 0) < countedMs.perDay) return
        taken.delete(client)
      }
    },
  }
}
