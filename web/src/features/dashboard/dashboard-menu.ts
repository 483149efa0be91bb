import { createStore } from '../../lib/store.ts'
import type { ViewId } from './views.ts'

/**
 * The dashboard that is on screen, or null. On a phone, the header's menu then shows the
 * dashboard's views, too, so that a person finds only one menu.
 */
export type DashboardMenu = { view: ViewId; onRestart: () => void }
export const dashboardMenuStore = createStore<DashboardMenu | null>(null)
