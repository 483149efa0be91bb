import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import FileCheck from 'lucide-react/icons/file-check'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ShieldCheck from 'lucide-react/icons/shield-check'
import User from 'lucide-react/icons/user'

/** The views in the sidebar's order. Only administrators see 'administration' there. */
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

export function viewOf(search: string): ViewId {
  const named = new URLSearchParams(search).get('view')
  return viewIds.find((id) => id === named) ?? 'dashboard'
}

/** `search` is the query of the present URL. The new URL keeps the DID from it. */
export function viewHref(view: ViewId, search = ''): string {
  const did = new URLSearchParams(search).get('did')
  return did === null ? `/?view=${view}` : `/?${new URLSearchParams({ view, did })}`
}

export function requestOf(search: string): number | null {
  const named = new URLSearchParams(search).get('request') ?? ''
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null
}

export function viewOfAnchor(anchor: string): ViewId | null {
  if (anchor === 'dids' || anchor === 'claims') return anchor
  return anchor === 'verify' ? 'verifier' : null
}
