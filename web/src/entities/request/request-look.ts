import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { requestStatusTexts } from '../../texts/en/verification/verification.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { SentRequest } from './queries.ts'

type RequestState = keyof typeof requestStatusTexts
type Look = { tone: BadgeTone; icon: LucideIcon }

/** The badge is green only when an accredited verifier approved the request. */
export function lookOfRequest(request: SentRequest): Look & { state: RequestState } {
  const state = request.status === 'approved' && request.withdrawal ? 'withdrawn' : request.status
  const isUnreviewed = state === 'approved' && request.verifier?.accreditation !== 'accredited'
  return { state, ...looks[state], ...(isUnreviewed && { tone: 'wait' }) }
}

const looks: Record<RequestState, Look> = {
  pending: { tone: 'wait', icon: Clock },
  approved: { tone: 'ok', icon: BadgeCheck },
  rejected: { tone: 'bad', icon: X },
  withdrawn: { tone: 'bad', icon: Undo2 },
  unknown: { tone: 'neutral', icon: CircleHelp },
}
