import type { Fetch } from '@did/credentials/chain/chain-reader'

/** Returns a fetch that has at most `most` requests under way. The others wait for their turn. */
export function limitFetch(fetch: Fetch, most: number): Fetch {
  let free = most
  const waiting: (() => void)[] = []
  const takeTurn = async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const passTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (url, init) => {
    await takeTurn()
    try {
      return await fetch(url, init)
    } finally {
      passTurn()
    }
  }
}
