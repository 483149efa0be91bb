import type { Hex } from '@did/domain/hex'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { tellLevel } from '../../../../entities/claim/tell-level.ts'
import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { quoteReason } from '../../../../entities/verification/say-earlier.ts'
import { shortDate } from '../../../../texts/en/frame/dates.ts'
import { openedRequestTexts as texts } from '../../../../texts/en/verification/verifier-desk.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Neighbours } from '../keys/queue-keys.ts'
import { type Decision, describeDecision } from './describe-decision.ts'

const looks = {
  approved: { tone: 'ok', icon: BadgeCheck },
  rejected: { tone: 'bad', icon: X },
  revoked: { tone: 'wait', icon: Undo2 },
} as const satisfies Record<Decision['status'], object>

type DecisionNoticeProps = {
  request: DecidedAsked
  neighbours: Neighbours
  nothingWaits: boolean
  onRevoke: (digest: Hex) => void
}

/** Takes the place of the buttons for deciding, also if the request was decided elsewhere. */
export function DecisionNotice({ request, neighbours, nothingWaits, onRevoke }: DecisionNoticeProps) {
  const { next, previous } = neighbours
  const onward = next ?? previous
  const { status, at, reason } = describeDecision(request)
  const { title, text } = texts.decided[status]
  const digest = status === 'approved' && request.status === 'approved' ? request.signed?.digest : undefined
  const note = useRef<HTMLDivElement>(null)
  // A pressed button that disappears takes the focus along, so the focus moves to this notice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a revocation takes its button away
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus()
  }, [status])
  return (
    <div ref={note} tabIndex={-1} role="status" className="outline-none">
      <Notice
        {...looks[status]}
        title={title}
        action={
          onward !== null && (
            <Link href={onward} className={buttonClass({ variant: 'outline' })}>
              {next === null ? texts.previous : texts.next}
            </Link>
          )
        }
      >
        {status === 'revoked' && <p>{texts.decided.approved.text(shortDate(request.decidedAt))}</p>}
        <p>{text(shortDate(at))}</p>
        {request.status === 'approved' && request.signed && (
          <>
            <p>
              {texts.signedAs(tellLevel(request.signed.level, request.claimType), sayEnd(request.signed.validUntil))}
            </p>
            <p className="break-all">{texts.attestation(request.signed.digest)}</p>
          </>
        )}
        {reason !== null && <p className="break-words">{texts.reason(quoteReason(reason))}</p>}
        {onward === null && nothingWaits && <p>{texts.nothingLeft}</p>}
        {digest && (
          <Button variant="outline" className="mt-2" onClick={() => onRevoke(digest)}>
            <Undo2 aria-hidden="true" className="size-4" />
            {texts.revoke}
          </Button>
        )}
      </Notice>
    </div>
  )
}

const sayEnd = (validUntil: string | null) => validUntil && shortDate(validUntil.slice(0, 10))
