import type { ViewId } from '../../features/dashboard/views.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'

/** The sentence below a view's heading; the dashboard's own sums up the claims. */
export function leadOf(view: ViewId, dashboardLead: string): string {
  return view === 'dashboard' ? dashboardLead : dashboardTexts.leads[view]
}
