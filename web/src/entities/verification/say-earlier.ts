import { isRevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'
import type { EarlierDecision } from '@did/domain/verification-request/opened-request'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { revocationChoices } from '../../texts/en/revocation/revoking.ts'
import { openedRequestTexts as texts } from '../../texts/en/verification/verifier-desk.ts'

export function sayEarlier({ status, verifierName, at, reason }: EarlierDecision, isOwn: boolean): string {
  const said = texts.earlier[status](isOwn ? texts.you : quoteWords(verifierName), shortDate(at))
  return reason === null ? said : `${said} ${texts.reason(quoteReason(reason))}`
}

/** Returns a reason in the verifier's own words unchanged. */
export function sayReason(reason: string): string {
  return isRevocationReason(reason) ? revocationChoices[reason] : reason
}

/** A reason in the verifier's own words gets quotation marks. */
export function quoteReason(reason: string): string {
  return isRevocationReason(reason) ? revocationChoices[reason] : quoteRejection(reason)
}
