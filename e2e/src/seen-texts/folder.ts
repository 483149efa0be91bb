import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Below the folder that every run begins by emptying. */
export const seenTextsFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'test-results', 'seen-texts')
