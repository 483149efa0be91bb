import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Lies in `test-results`, which Playwright empties when a run begins, so no old text stays. */
export const seenTextsFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'test-results', 'seen-texts')
