import type { Address } from '@did/domain/hex'
import { responseCache as limits } from '@did/domain/page/response-cache'
import { type AnswerKeeper, keepAnswersWith } from '../kept-answers.ts'
import { createMemoryCache } from './memory-cache.ts'
import { createSealingKey } from './sealing-key.ts'
import { createStoredCache } from './stored-cache.ts'

const sealing = createSealingKey('response_cache')
const memory = createMemoryCache(limits.memory)
const storage = findStorage()
const stored = storage && createStoredCache(limits.stored, { storage, openKey })
/**
 * The latest task that opens or deletes the sealing key. Each such task waits for the one before
 * it.
 */
let keyWork: Promise<CryptoKey | null> | null = null
let owner: Address | null = null

setInterval(() => {
  memory.sweep(Date.now())
  stored?.sweep(Date.now())
}, limits.memory.sweepEveryMs)

export function keepAnswersOf(address: Address): void {
  if (owner === address) return
  if (owner !== null) forgetAnswers()
  owner = address
  keepAnswersWith(createKeeper(address))
}

/** Called when the session ends or another account connects. */
export function forgetAnswers(): void {
  owner = null
  keepAnswersWith(null)
  memory.clear()
  try {
    stored?.clear()
  } catch {
    // Without local storage, there is nothing to clear.
  }
  keyWork = (keyWork ?? Promise.resolve(null))
    .then(sealing.throwAway)
    .catch((error: unknown) => console.warn('The key of the kept answers could not be thrown away', error))
    .then(() => null)
}

function createKeeper(address: Address): AnswerKeeper {
  const nameOf = (asked: string) => `${address}:${asked}`
  return {
    find: async (asked) => {
      const name = nameOf(asked)
      if (owner !== address) return null
      return memory.find(name, Date.now()) ?? (await stored?.find(name, Date.now()).catch(() => null)) ?? null
    },
    keep: (asked, text) => {
      // Ignore a late answer for an account that is no longer connected.
      if (owner !== address) return
      memory.keep(nameOf(asked), text, Date.now())
      stored?.keep(nameOf(asked), text, Date.now()).catch(warnOnce)
    },
    drop: (asked) => {
      memory.drop(nameOf(asked))
      stored?.drop(nameOf(asked))
    },
    count: () => ({ memory: memory.size(), stored: stored?.size() ?? 0 }),
  }
}

async function openKey(): Promise<CryptoKey | null> {
  keyWork = (keyWork ?? Promise.resolve(null)).then((known) => known ?? sealing.open()).catch(() => null)
  return keyWork
}

/** The browser may throw as soon as a script reads `localStorage`. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

let hasWarned = false
function warnOnce(error: unknown): void {
  if (!hasWarned) console.warn('Answers are kept in memory only', error)
  hasWarned = true
}
