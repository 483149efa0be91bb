import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import { ShareSeveralDialog } from '../../features/share/share-several-dialog.tsx'
import { useOwnClaims } from './use-own-claims.ts'

type ShareSeveralProps = { user: User | null; did: Did | null; onClose: () => void }

export function ShareSeveral({ user, did, onClose }: ShareSeveralProps) {
  const claims = useOwnClaims(user, did)
  // One link can hold only the credentials of one identity, because a checker's page compares the
  // identities.
  const ofDid = claims?.filter(({ didId }) => didId === did?.id)
  return ofDid && <ShareSeveralDialog claims={ofDid} onClose={onClose} />
}
