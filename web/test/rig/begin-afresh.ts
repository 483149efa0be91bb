/**
 * Begins each test with an empty cache and empty storage. The files of these tests share a worker,
 * so a test could otherwise find answers that a test of another file left for its account.
 */
import { afterEach, beforeEach, vi } from 'vitest'
import { keepAnswersWith } from '../../src/lib/query/kept-answers.ts'
import { renewQueryClient } from '../../src/lib/query/query-client.ts'

beforeEach(() => {
  keepAnswersWith(null)
  renewQueryClient()
  localStorage.clear()
  sessionStorage.clear()
})

// A button may load a module. If a file's last test ended while a module was still loading, the
// next file in the same worker could not load this module.
afterEach(() => vi.dynamicImportSettled())
