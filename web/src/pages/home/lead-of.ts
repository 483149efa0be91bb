import type { ViewId } from '../../features/dashboard/views.ts'
import { dashboardTexts } from '../../texts/en/account/dashboard.ts'

export function leadOf(view: ViewId, dashboardLead: string): string {
  return view === 'dashboard' ? dashboardLead : dashboardTexts.leads[view]
}
