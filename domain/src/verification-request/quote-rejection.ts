import { clearWords } from '../proof/quote-words.ts'
import { inQuotationMarks } from '../texts/en/punctuation.ts'
import { tellRejection } from '../texts/en/rejection.ts'
import { verifierLeft } from './verifier-left.ts'

/**
 * Puts a verifier's own reason for a rejection in quotation marks. A reason that the product wrote
 * gets none.
 */
export function quoteRejection(reason: string): string {
  return reason === verifierLeft ? tellRejection(reason) : inQuotationMarks(clearWords(reason))
}
