/**
 * Lets a test wait for at most ten seconds. A test that misses its defence mostly waits for
 * something that never comes, and some tests wait for a minute to pass on a busy machine, too.
 */
import { vi } from 'vitest'

const longestMs = 10_000

const { waitFor, waitUntil } = vi
const limit = (options: Parameters<typeof waitFor>[1]) => {
  const { timeout = 1_000, ...rest } = typeof options === 'number' ? { timeout: options } : (options ?? {})
  return { ...rest, timeout: Math.min(timeout, longestMs) }
}
vi.waitFor = (callback, options) => waitFor(callback, limit(options))
vi.waitUntil = (callback, options) => waitUntil(callback, limit(options))
