import {
  BadgeCheck,
  FileCheck,
  Fingerprint,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  ShieldCheck,
  User,
} from 'lucide-react'

/** The six views of the dashboard (SPEC.md 2.5), in the order of the sidebar, and one that only administrators see there. */
export const viewIds = ['dashboard', 'dids', 'claims', 'verification', 'verifier', 'profile', 'administration'] as const
export type ViewId = (typeof viewIds)[number]

export const viewIcons: Record<ViewId, LucideIcon> = {
  dashboard: LayoutDashboard,
  dids: Fingerprint,
  claims: FileCheck,
  verification: BadgeCheck,
  verifier: ShieldCheck,
  profile: User,
  administration: Landmark,
}

/** The view an address names; anything unknown is the dashboard. */
export function viewOf(search: string): ViewId {
  const named = new URLSearchParams(search).get('view')
  return viewIds.find((id) => id === named) ?? 'dashboard'
}

export function viewHref(view: ViewId): string {
  return `/?view=${view}`
}

/** The view where an anchor of the header lives (SPEC.md 2.2), for when it is not on the present one. */
export function viewOfAnchor(anchor: string): ViewId | null {
  if (anchor === 'dids' || anchor === 'claims') return anchor
  return anchor === 'verify' ? 'verifier' : null
}
