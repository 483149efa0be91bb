import { clearWords } from '../proof/quote-words.ts'
import { inQuotationMarks } from '../texts/en/punctuation.ts'
import { tellRejection } from '../texts/en/rejection.ts'
import { verifierLeft } from './verifier-left.ts'

/**
 * Puts the reason of a rejection in quotation marks if the verifier wrote it. The product's own
 * reason gets no quotation marks.
 */
export function quoteRejection(reason: string): string {
  return reason === verifierLeft ? tellRejection(reason) : inQuotationMarks(clearWords(reason))
}
