/**
 * `npm run check-history -- <file> [<older file>]` checks an exported history by the description in
 * docs/history.md. Except for the choice of a language, this program shares no code with the
 * service, so a fault of the service cannot be in this program, too. The exit code is 0 if
 * everything holds, 1 if something does not hold, and 2 if something was not checked.
 */

import { speakLanguage } from './languages/speak-language.ts'
import { keepExitCode } from './output/keep-exit-code.ts'

keepExitCode(process)
speakLanguage(process.env)
// The command imports its texts, so the language has to be known first.
const { checkHistory } = await import('./checker/history-command.ts')
process.exitCode = checkHistory(process.argv.slice(2))
