import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { requestStatusTexts } from '../../texts/en/verification/verification.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { SentRequest } from './queries.ts'

type RequestState = keyof typeof requestStatusTexts
type Look = { tone: BadgeTone; icon: LucideIcon }

/** A badge is green only while the approval of an accredited verifier stands. */
export function listRequestBadges(request: SentRequest): (Look & { state: RequestState })[] {
  const { status } = request
  if (status !== 'approved') return [{ state: status, ...looks[status] }]
  if (request.withdrawal)
    return [
      { state: 'approved', tone: 'neutral', icon: Check },
      { state: 'withdrawn', ...looks.withdrawn },
    ]
  const isUnreviewed = request.verifier?.accreditation !== 'accredited'
  return [{ state: status, ...looks[status], ...(isUnreviewed && { tone: 'wait' }) }]
}

const looks: Record<RequestState, Look> = {
  pending: { tone: 'wait', icon: Clock },
  approved: { tone: 'ok', icon: BadgeCheck },
  rejected: { tone: 'bad', icon: X },
  withdrawn: { tone: 'bad', icon: Undo2 },
  unknown: { tone: 'neutral', icon: CircleHelp },
}
