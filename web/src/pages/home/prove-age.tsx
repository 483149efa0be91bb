import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import { ProveAgeDialog } from '../../features/age/prove-age-dialog.tsx'
import { viewHref } from '../../features/dashboard/views.ts'
import { useOwnClaims } from './use-own-claims.ts'

type ProveAgeProps = { user: User | null; did: Did | null; dids: readonly Did[]; onClose: () => void }

export function ProveAge({ user, did, dids, onClose }: ProveAgeProps) {
  const claims = useOwnClaims(user, did)
  return (
    <ProveAgeDialog user={user} did={did} dids={dids} claims={claims} mintHref={viewHref('dids')} onClose={onClose} />
  )
}
