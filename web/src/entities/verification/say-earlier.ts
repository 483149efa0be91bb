import { isRevocationReason } from '@did/domain/attestation/revocation-reason'
import { tellRejection } from '@did/domain/texts/en/rejection'
import type { EarlierDecision } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { revocationChoices } from '../../texts/en/revocation/revoking.ts'
import { openedRequestTexts as texts } from '../../texts/en/verification/verifier-desk.ts'

/** Says what was decided about a claim before. */
export function sayEarlier({ status, verifierName, at, reason }: EarlierDecision, isOwn: boolean): string {
  const said = texts.earlier[status](isOwn ? texts.you : verifierName, shortDate(at))
  return reason === null ? said : `${said} ${texts.reason(tellRejection(sayReason(reason)))}`
}

/** Puts the code of a reason into words, and returns the verifier's own words unchanged. */
export function sayReason(reason: string): string {
  return isRevocationReason(reason) ? revocationChoices[reason] : reason
}
