import type { Fetch } from '@did/credentials/chain/chain-reader'

/** At most `most` requests are under way at the same time. Further requests wait. */
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
      const response = await fetch(url, init)
      const body = await response.arrayBuffer()
      // A response with certain statuses must not have a body, not even an empty one.
      return new Response(body.byteLength === 0 ? null : body, response)
    } finally {
      passTurn()
    }
  }
}
