/**
 * `npm run save-evidence -- <link or file> --out DIR` saves documents and proofs for a later check
 * by `npm run check-credential -- <file> --documents DIR --trusted-block HASH`. The later check
 * needs neither the service nor a node that still has the old state of the chain.
 */

import { speakLanguage } from './languages/speak-language.ts'
import { keepExitCode } from './output/keep-exit-code.ts'

keepExitCode(process)
speakLanguage(process.env)
// The command imports its texts, so the language has to be known first.
const { saveEvidence } = await import('./checker/evidence-command.ts')
process.exitCode = await saveEvidence(process.argv.slice(2))
