import { ChainRefusal, type Fetch } from './chain-reader.ts'

/**
 * The longest answer about a credential or a wallet, in bytes. A contract's code and the registry's
 * logs about one identity are shorter. A stranger's contract can answer with more.
 */
export const maximumChainAnswerBytes = 4_000_000

/**
 * An answer was longer than its limit. This is a kind of `ChainRefusal`, so a caller that asks for
 * a range of logs asks again for pieces of the range, and a called contract counts as reverted.
 */
export class AnswerTooLong extends ChainRefusal {
  constructor() {
    super(3, 'the answer is too long')
  }
}

type Limits = {
  most?: number
  /**
   * `count` is called after each part with the number of bytes of the answer that have come so far.
   * If it throws, the rest of the answer is not read.
   */
  count?: (bytes: number) => Promise<void>
}

/**
 * Returns a fetch function that reads the whole body of an answer before it returns. It stops and
 * throws `AnswerTooLong` when the answer is longer than the limit.
 */
export function limitAnswers(fetch: Fetch, { most = maximumChainAnswerBytes, count }: Limits = {}): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    const reader = response.body?.getReader()
    const parts: Uint8Array[] = []
    try {
      for (let bytes = 0; ; ) {
        const part = (await reader?.read())?.value
        if (!part) return new Response(join(parts, bytes), response)
        parts.push(part)
        bytes += part.length
        await count?.(bytes)
        if (bytes > most) throw new AnswerTooLong()
      }
    } finally {
      reader?.cancel().catch(() => {})
    }
  }
}

/** Returns null for an empty body, because a response with certain statuses must not have one. */
function join(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> | null {
  if (bytes === 0) return null
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
