/**
 * `npm run check-credential -- <link or file>` gives the page's verdict without the page. It reads
 * only the link or file and a node of the chain, or evidence that somebody saved.
 */
import { speakLanguage } from './language/speak-language.ts'

speakLanguage(process.env)
// The command imports its texts, so the language has to be known first.
const { checkCredential } = await import('./checker/check-credential.ts')
process.exitCode = await checkCredential(process.argv.slice(2))
