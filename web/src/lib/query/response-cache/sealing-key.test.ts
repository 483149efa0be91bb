import { expect, onTestFinished, test, vi } from 'vitest'
import { createSealingKey } from './sealing-key.ts'

test('opening or deleting a sealing key fails after three seconds if the browser’s database does not answer', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const refused = expect(createSealingKey('damaged').throwAway()).rejects.toThrow('The database does not answer')
  await vi.advanceTimersByTimeAsync(3_000)
  await refused
  const opening = expect(createSealingKey('damaged').open()).rejects.toThrow('The database does not answer')
  // The page generates the key before it asks the browser for its database.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(3_000)
  await opening
})
