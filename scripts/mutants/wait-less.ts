/**
 * Lets a test wait for something for at most ten seconds. A test without its defence usually waits
 * for something that never happens, and some tests wait for up to a minute on a busy machine.
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
