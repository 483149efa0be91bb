import { keptAnswersMs } from './kept-answers.ts'

/** The page keeps the API's answers in memory and, sealed, in local storage. */
export const responseCache = {
  memory: { lifetimeMs: keptAnswersMs, entries: 1000, sweepEveryMs: 60_000 },
  stored: { lifetimeMs: keptAnswersMs, entries: 100, prefix: 'response_cache:' },
}
