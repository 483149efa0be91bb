import { countedMs } from '@did/domain/call-limits'

type Taken = { at: number; gas: bigint }
/** `sum` is the gas of all entries of `taken`, in which the oldest comes first. */
type Used = { sum: bigint; taken: Set<Taken>; lastAt: number }

/**
 * The gas that each client has used on this node within the last day. Each node counts for itself,
 * as it does for the rate limits.
 */
export type ClientGas = {
  /** Returns a function that gives the gas back, or null if the client has used up its gas. */
  take: (client: string, gas: bigint) => (() => void) | null
  /**
   * The privacy policy says that no address is kept for longer than a day after its last use of
   * gas.
   */
  forgetOld: () => void
}

/**
 * Gas is counted for at most this many clients. The clients that used gas least recently are
 * forgotten first, so that a flood of addresses does not fill the memory.
 */
const clientsAtMost = 10_000

type Counting = { perClient: bigint; now: () => Date; clients?: Map<string, Used> }

/**
 * `clients` is empty at first. Gas that is given back leaves nothing behind: a client can repeat a
 * call for ever that the service refuses after it has counted the call's gas.
 */
export function createClientGas({ perClient, now, clients = new Map() }: Counting): ClientGas {
  return {
    take(client, gas) {
      const at = now().getTime()
      const used = clients.get(client) ?? { sum: 0n, taken: new Set(), lastAt: at }
      forgetBefore(used, at - countedMs.perDay)
      if (used.sum + gas > perClient) return null
      const mine = { at, gas }
      used.taken.add(mine)
      used.sum += gas
      used.lastAt = at
      clients.delete(client)
      clients.set(client, used)
      const [oldest] = clients.keys()
      if (clients.size > clientsAtMost && oldest !== undefined) clients.delete(oldest)
      return () => {
        remove(used, mine)
        if (used.taken.size === 0 && clients.get(client) === used) clients.delete(client)
      }
    },
    forgetOld() {
      // The client that used gas least recently comes first.
      for (const [client, { lastAt }] of clients) {
        if (now().getTime() - lastAt < countedMs.perDay) return
        clients.delete(client)
      }
    },
  }
}

function forgetBefore(used: Used, time: number): void {
  for (const each of used.taken) {
    if (each.at > time) return
    remove(used, each)
  }
}

function remove(used: Used, each: Taken): void {
  if (used.taken.delete(each)) used.sum -= each.gas
}
