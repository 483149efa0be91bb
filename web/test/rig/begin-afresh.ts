/**
 * Begins each test with an empty cache and empty storage. The files of these tests share a worker,
 * so a test could otherwise find answers that a test of another file left for its account.
 */
import { beforeEach } from 'vitest'
import { keepAnswersWith } from '../../src/lib/query/kept-answers.ts'
import { renewQueryClient } from '../../src/lib/query/query-client.ts'

beforeEach(() => {
  keepAnswersWith(null)
  renewQueryClient()
  localStorage.clear()
  sessionStorage.clear()
})
