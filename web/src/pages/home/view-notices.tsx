import type { User } from '@did/domain/account/user'
import type { ViewId } from '../../features/dashboard/views.ts'
import { useLazy } from '../../lib/use-lazy.ts'

/**
 * Shows notices above every view. Also loads the part that signs waiting credentials, because a
 * verifier's browser signs them on every view.
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
