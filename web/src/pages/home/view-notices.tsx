import type { User } from '@did/domain/account/user'
import type { ViewId } from '../../features/dashboard/views.ts'
import { useLazy } from '../../lib/use-lazy.ts'

/**
 * A verifier's browser signs waiting credentials on every view, so the part that signs them loads
 * with these notices.
 */
export function ViewNotices({ view, user }: { view: ViewId; user: User | null }) {
  const KeyNotices = useLazy(async () => (await import('./key-notices.tsx')).KeyNotices, view === 'dashboard')
  const SignWaitingCredentials = useLazy(
    async () => (await import('../../entities/issuing-key/sign-waiting-credentials.tsx')).SignWaitingCredentials,
    user?.isVerifier,
  )
  return (
    <>
      {KeyNotices && <KeyNotices />}
      {SignWaitingCredentials && user && <SignWaitingCredentials key={user.id} user={user} />}
    </>
  )
}
