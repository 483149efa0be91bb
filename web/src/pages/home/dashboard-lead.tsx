import type { UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pendingRequestsQuery } from '../../entities/verification/queries.ts'
import { type ViewId, viewHref } from '../../features/dashboard/views.ts'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'

export function leadOf(view: ViewId, dashboardLead: ReactNode): ReactNode {
  return view === 'dashboard' ? dashboardLead : dashboardTexts.leads[view]
}

/**
 * A verifier comes to decide, so the link to the waiting requests stands above the summary of the
 * verifier's own claims.
 */
export function ToDecide({ verifierId, summary }: { verifierId: UserId; summary: string }) {
  const { data: waiting = [] } = useQuery(pendingRequestsQuery(verifierId))
  if (waiting.length === 0) return summary
  return (
    <Link href={viewHref('verifier')} className="font-medium text-brand underline underline-offset-4">
      {dashboardTexts.summary.toDecide(waiting.length)}
    </Link>
  )
}
