/**
 * `npm run check-credential -- <link or file>` gives the page's verdict without the page. It reads
 * only the link or file and a node of the chain, or evidence that somebody saved.
 */

import { speakLanguage } from './languages/speak-language.ts'
import { keepExitCode } from './output/keep-exit-code.ts'

/** An error that nobody catches ends with 1, which would mean that the claim is not genuine. */
const undecided = 2

keepExitCode(process)
speakLanguage(process.env)
try {
  // The command imports its texts, so the language has to be known first.
  const { checkCredential } = await import('./checker/credential-command.ts')
  process.exitCode = await checkCredential(process.argv.slice(2))
} catch (error) {
  console.error(error)
  process.exitCode = undecided
}
