import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { openedRequestTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'

type Opened = Pick<OpenedRequest, 'claim'> & { request: Pick<OpenedRequest['request'], 'status' | 'claim'> }

/**
 * Says who has verified the claim and what the chain records. If the owner has replaced the text,
 * the list is empty, because the page knows nothing about the former text. After an approval, the
 * list never says that nobody has verified the claim, because a suspension may have ended the
 * effect of the approval.
 */
export function listStates({ claim, request }: Opened): string[] {
  if (request.claim === null) return []
  const isDenied = request.status === 'approved' && claim.standing === 'none'
  return [...(isDenied ? [] : describeStanding(claim)), texts.chainRecord[claim.chainRecord]]
}

/**
 * Anybody can register as a verifier. So the list never says that the claim is verified if its
 * verifier was not accredited.
 */
function describeStanding({ standing, validUntil, accreditation }: OpenedRequest['claim']): string[] {
  const until = standing === 'current' && validUntil !== null ? shortDate(validUntil.slice(0, 10)) : null
  if (standing === 'none' || accreditation === 'accredited')
    return [until === null ? texts.standing[standing] : texts.until(until)]
  const told = texts.confirmedBy[accreditation ?? 'self-registered']
  if (standing !== 'current') return [told, texts.confirmation[standing]]
  return until === null ? [told] : [told, texts.confirmation.until(until)]
}
