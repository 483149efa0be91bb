import { BadgeCheck, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { shortDate } from '../../../texts/dates.ts'
import { openedRequestTexts as texts } from '../../../texts/verifier-desk.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { DecidedAsked } from '../queries.ts'
import { type Decision, describeDecision } from './describe-decision.ts'

const looks = {
  approved: { tone: 'ok', icon: BadgeCheck },
  rejected: { tone: 'bad', icon: X },
  withdrawn: { tone: 'wait', icon: Undo2 },
} as const satisfies Record<Decision['status'], object>

/** In the place of the buttons, also when somebody decided it elsewhere while it was open here. */
export function DecisionNotice({ request, nextHref }: { request: DecidedAsked; nextHref: string | null }) {
  const { status, at, reason } = describeDecision(request)
  const { title, text } = texts.decided[status]
  const note = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus()
  }, [])
  return (
    <div ref={note} tabIndex={-1} role="status" className="outline-none">
      <Notice
        {...looks[status]}
        title={title}
        action={
          nextHref !== null && (
            <Link href={nextHref} className={buttonClass({ variant: 'outline' })}>
              {texts.next}
            </Link>
          )
        }
      >
        <p>{text(shortDate(at))}</p>
        {reason !== null && <p className="break-words">{texts.reason(reason)}</p>}
        {nextHref === null && <p>{texts.nothingLeft}</p>}
      </Notice>
    </div>
  )
}
