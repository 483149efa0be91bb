/**
 * `npm run check-credential -- <link or file>` gives the same verdict on a claim as the page. The
 * command needs only the link or file, and one source for the chain's answers: a node of the chain,
 * or evidence that somebody saved.
 */

import { speakLanguage } from './languages/speak-language.ts'
import { keepExitCode } from './output/keep-exit-code.ts'

/**
 * An error that nobody catches would end the command with 1, which means that the claim is not
 * genuine.
 */
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
