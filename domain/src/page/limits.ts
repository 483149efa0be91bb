import { keptAnswersMs } from './kept-answers.ts'

export const dataCache = { freshMs: 5 * 60 * 1000, keptMs: 30 * 60 * 1000 }

/** The page keeps the API's answers in memory and, sealed, in local storage. */
export const responseCache = {
  memory: { lifetimeMs: keptAnswersMs, entries: 1000, sweepEveryMs: 60_000 },
  stored: { lifetimeMs: keptAnswersMs, entries: 100, prefix: 'response_cache:' },
}

export const toast = { shownAtOnce: 1, durationMs: 5000, swipeThresholdPx: 50, hotkey: 'F8' }

export const didRefetchAfterMintMs = 1000

/** The page asks again after this time while the chain's index has not read a change yet. */
export const chainIndexPollMs = 2000

export const onboardingSteps = 4
