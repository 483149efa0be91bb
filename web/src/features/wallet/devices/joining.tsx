import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../../../lib/page/use-address.ts'
import { Queries } from '../../../lib/query/queries.tsx'
import { addKeyTexts as texts } from '../../../texts/en/wallet/add-device.ts'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { type MadePasskey, recallMade } from '../keys/account-keys.ts'
import { Obstacle, useObstacle } from '../passkey/obstacle.tsx'
import { AwaitConfirmation } from './await-confirmation.tsx'
import { Ended } from './ended.tsx'
import { type FoundInvitation, findInvitation } from './invitation.ts'
import { type InvitationCode, parseInvitationCode } from './invitation-code.ts'
import { MakePasskey } from './make-passkey.tsx'
import { TypeCode } from './type-code.tsx'

export function Joining() {
  const { hash } = useAddress()
  const obstacle = useObstacle()
  if (obstacle) return <Obstacle {...obstacle} />
  const code = parseInvitationCode(hash)
  if (!code) return <TypeCode isWrong={hash.length > 1} />
  return (
    <Queries>
      <Invited key={code.text} code={code} />
    </Queries>
  )
}

function Invited({ code }: { code: InvitationCode }) {
  const [made, setMade] = useState<MadePasskey | null>(null)
  const found = useQuery({
    queryKey: ['key-invitation', code.text],
    queryFn: async () => withOwn(await findInvitation(code)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (made) return <AwaitConfirmation code={code} made={made} />
  if (found.isError) return <QueryError type="server" query={found} message={texts.loadFailed} />
  if (!found.data) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  return <Stage code={code} found={found.data} onMade={setMade} />
}

type Found = FoundInvitation | { kind: 'own'; made: MadePasskey }

/** Finds out who offered the key: this browser before a reload of this page, or another device. */
function withOwn(found: FoundInvitation): Found {
  if (found.kind !== 'offered') return found
  const made = recallMade(found.invitation.account)
  return made?.credentialId === found.passkey.credentialId ? { kind: 'own', made } : found
}

type StageProps = { code: InvitationCode; found: Found; onMade: (made: MadePasskey) => void }

function Stage({ code, found, onMade }: StageProps): ReactNode {
  switch (found.kind) {
    case 'gone':
      return <Ended {...texts.gone} icon={Clock} />
    case 'offered':
      return <Ended {...texts.used} />
    case 'declined':
      return <Ended {...texts.declined} />
    case 'broken':
      return <Ended {...texts.broken} />
    case 'own':
      return <AwaitConfirmation code={code} made={found.made} />
    case 'open':
      return <MakePasskey code={code} invitation={found.invitation} onMade={onMade} />
  }
}
