import type { OpenedRequest } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { openedRequestTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'

type Opened = Pick<OpenedRequest, 'claim'> & { request: Pick<OpenedRequest['request'], 'status' | 'claim'> }

/**
 * Says who has verified the claim and what the chain records. If the owner has replaced the text,
 * the list is empty, because the page knows nothing about the former text. The states of an
 * approved request never say that nobody has verified the claim, because a suspension may have
 * ended the effect of the approval.
 */
export function listStates({ claim, request }: Opened): string[] {
  if (request.claim === null) return []
  const { standing, validUntil, chainRecord } = claim
  const isEnding = standing === 'current' && validUntil !== null
  const verified = isEnding ? texts.until(shortDate(validUntil.slice(0, 10))) : texts.standing[standing]
  const isDenied = request.status === 'approved' && standing === 'none'
  return [...(isDenied ? [] : [verified]), texts.chainRecord[chainRecord]]
}
