import { BadgeCheck, CircleHelp, Clock, type LucideIcon, Undo2, X } from 'lucide-react'
import type { requestStatusTexts } from '../../texts/verification.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { SentRequest } from './queries.ts'

type RequestState = keyof typeof requestStatusTexts
type Look = { tone: BadgeTone; icon: LucideIcon }

/** What came of a request, and how its badge looks. Green is for the approval of an accredited verifier. */
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
