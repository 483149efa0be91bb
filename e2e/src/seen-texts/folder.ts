import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const e2e = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Lies in the journeys' results, which Playwright empties when a run begins, so no old text stays. */
export const seenTextsFolder = join(e2e, 'test-results', 'journeys', 'seen-texts')
