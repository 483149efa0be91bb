import type { RequestId } from '@did/domain/ids'
import type { EarlierDecision, OpenedRequest, SiblingRequest } from '@did/domain/verification-request/opened-request'
import { Link } from 'wouter'
import { sayDuplicate } from '../../../entities/verification/say-duplicate.ts'
import { quoteReason, sayEarlier } from '../../../entities/verification/say-earlier.ts'
import { NameCaution } from '../../../entities/verifier/name-caution.tsx'
import { StandingNote } from '../../../entities/verifier/standing-note.tsx'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { openedRequestTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'
import { Quoted } from '../../../ui/text/quoted.tsx'
import { listStates } from './list-states.ts'

export type HrefOf = (id: RequestId) => string

export function KnownAbout({ opened, hrefOf }: { opened: OpenedRequest; hrefOf: HrefOf }) {
  const { earlier, request, likelyDuplicates } = opened
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-sm marker:text-ink-3">
      {listStates(opened).map((state) => (
        <li key={state}>{state}</li>
      ))}
      {likelyDuplicates.map((other) => (
        <li key={other.id} className="break-words text-wait">
          {sayDuplicate(other)}{' '}
          <Link href={hrefOf(other.id)} className="underline underline-offset-4">
            <Quoted words={other.claimTitle} />
          </Link>
        </li>
      ))}
      {earlier.length === 0 && likelyDuplicates.length === 0 && request.status === 'pending' && (
        <li>{texts.noEarlier}</li>
      )}
      {earlier.map((decision) => (
        <Earlier key={decision.id} decision={decision} isOwn={decision.verifierId === request.verifierId} />
      ))}
    </ul>
  )
}

function Earlier({ decision, isOwn }: { decision: EarlierDecision; isOwn: boolean }) {
  return (
    <li className="break-words">
      {sayEarlier(decision, isOwn)}
      {!isOwn && <StandingNote standing={decision.accreditation} />}
      {!isOwn && <NameCaution name={decision.verifierName} standing={decision.accreditation} />}
    </li>
  )
}

export function OtherRequests({ others, hrefOf }: { others: readonly SiblingRequest[]; hrefOf: HrefOf }) {
  if (others.length === 0) return <p className="text-sm text-ink-2">{texts.noOthers}</p>
  return (
    <ul className="flex flex-col text-sm">
      {others.map(({ id, claimTitle, status, at, reason }) => (
        <li key={id} className="min-w-0">
          <Link
            href={hrefOf(id)}
            className="inline-flex min-h-11 max-w-full flex-wrap content-center items-center gap-x-2 font-medium text-brand underline-offset-4 hover:underline"
          >
            <Quoted words={claimTitle} className="min-w-0" />
            <span className="font-normal text-ink-2">{texts.other[status](shortDate(at))}</span>
          </Link>
          {reason !== null && <p className="break-words text-ink-2">{texts.reason(quoteReason(reason))}</p>}
        </li>
      ))}
    </ul>
  )
}
