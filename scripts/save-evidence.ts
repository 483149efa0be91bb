/**
 * `npm run save-evidence -- <link or file> --out DIR` saves the documents and proofs for a later
 * check by `npm run check-credential -- <file> --documents DIR --trusted-block HASH`. The later
 * check works without the service, and without a node that still has the chain's old state.
 */

import { speakLanguage } from './languages/speak-language.ts'
import { keepExitCode } from './output/keep-exit-code.ts'

keepExitCode(process)
speakLanguage(process.env)
// The command imports its texts, so the language has to be known first.
const { saveEvidence } = await import('./checker/evidence-command.ts')
process.exitCode = await saveEvidence(process.argv.slice(2))
