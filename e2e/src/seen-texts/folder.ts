import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const e2e = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Playwright empties the journeys' results when a run begins, so no old text stays. */
export const seenTextsFolder = join(e2e, 'test-results', 'journeys', 'seen-texts')
