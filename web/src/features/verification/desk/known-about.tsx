import type { EarlierDecision, OpenedRequest } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { openedRequestTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'
import { sayReason } from './describe-decision.ts'

export function KnownAbout({ opened: { claim, earlier, request } }: { opened: OpenedRequest }) {
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-sm marker:text-ink-3">
      <li>{describeStanding(claim)}</li>
      <li>{texts.chainRecord[claim.chainRecord]}</li>
      {earlier.length === 0 && <li>{texts.noEarlier}</li>}
      {earlier.map((decision) => (
        <li key={decision.id} className="break-words">
          <Earlier decision={decision} isOwn={decision.verifierId === request.verifierId} />
        </li>
      ))}
    </ul>
  )
}

function Earlier({ decision, isOwn }: { decision: EarlierDecision; isOwn: boolean }) {
  const { status, verifierName, at, reason } = decision
  return (
    <>
      {texts.earlier[status](isOwn ? texts.you : verifierName, shortDate(at))}
      {reason !== null && ` ${texts.reason(sayReason(reason))}`}
    </>
  )
}

function describeStanding({ standing, validUntil }: OpenedRequest['claim']): string {
  return standing === 'current' && validUntil !== null ? texts.until(shortDate(validUntil)) : texts.standing[standing]
}
