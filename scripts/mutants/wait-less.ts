/**
 * Limits each wait of a test to ten seconds. A test whose defence is missing usually waits for
 * something that never happens, and some tests would wait up to a minute.
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
