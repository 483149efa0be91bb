import { createStore } from '../../lib/store.ts'
import type { ViewId } from './views.ts'

/**
 * The dashboard that is on screen, or null. On a phone, the header's menu then also shows the
 * dashboard's views, so that a person finds one menu and not two.
 */
export type DashboardMenu = { view: ViewId; onRestart: () => void }
export const dashboardMenuStore = createStore<DashboardMenu | null>(null)
