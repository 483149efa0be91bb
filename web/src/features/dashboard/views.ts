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

/** The address of a view. The DID that is shown stays; `search` says which it is. */
export function viewHref(view: ViewId, search = ''): string {
  const did = new URLSearchParams(search).get('did')
  return did === null ? `/?view=${view}` : `/?${new URLSearchParams({ view, did })}`
}

/** The verification request that the address names (`request=`), or null. */
export function requestOf(search: string): number | null {
  const named = new URLSearchParams(search).get('request') ?? ''
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null
}

/** The view where an anchor of the header lives (SPEC.md 2.2), for when it is not on the present one. */
export function viewOfAnchor(anchor: string): ViewId | null {
  if (anchor === 'dids' || anchor === 'claims') return anchor
  return anchor === 'verify' ? 'verifier' : null
}
