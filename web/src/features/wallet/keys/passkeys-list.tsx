import type { KeptPasskey, PasskeyKey } from '@did/domain/account/passkey'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { isSignedIn, type Signer, useAccount } from '../../../entities/account/account.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { passkeysTexts as texts } from '../../../texts/en/wallet/passkeys.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { AddDevice } from '../devices/add-device.tsx'
import { accountKeysQuery, isInUse, removePasskey } from './account-keys.ts'
import { AddPasskey } from './add-passkey.tsx'
import { useKeyTask } from './use-key-task.tsx'

export function PasskeysList() {
  const account = useAccount()
  if (!isSignedIn(account)) return null
  return <OwnPasskeys signer={account.signer} />
}

function OwnPasskeys({ signer }: { signer: Signer }) {
  const keys = useQuery(accountKeysQuery(signer.wallet))
  if (keys.isError) return <QueryError type="server" query={keys} message={texts.loadFailed} />
  if (!keys.data) return <Loading label={texts.loading} skeleton="h-24 rounded-xl" />
  const { kept, unknown } = keys.data
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col">
        {kept.map((passkey, index) => (
          <Passkey
            key={passkey.x}
            name={texts.name(index + 1, shortDate(passkey.createdAt))}
            passkey={passkey}
            signer={signer}
          />
        ))}
        {unknown?.map((passkey) => (
          <Passkey key={passkey.x} name={texts.unknown.name} passkey={passkey} signer={signer} />
        ))}
      </ul>
      {(unknown === null || unknown.some((key) => !isInUse(key, signer.wallet))) && (
        <Notice tone="wait" icon={TriangleAlert}>
          {unknown ? texts.unknown.text : texts.unlisted}
        </Notice>
      )}
      <AddDevice signer={signer} known={kept} />
      <AddPasskey signer={signer} known={kept} />
    </div>
  )
}

type PasskeyProps = { name: string; passkey: PasskeyKey & Partial<KeptPasskey>; signer: Signer }

/**
 * The passkey in use has no button to remove it, because without it the person could not confirm
 * anything here. The server may not have stored the passkey in use.
 */
function Passkey({ name, passkey, signer }: PasskeyProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isOwn = passkey.credentialId
    ? passkey.credentialId === signer.passkey?.credentialId
    : isInUse(passkey, signer.wallet)
  return (
    <li className="flex min-h-11 flex-col gap-2 py-1">
      <div className="flex items-center gap-3">
        <KeyRound aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 flex-1">{name}</span>
        {isOwn ? (
          <Badge tone="ok">{texts.inUse}</Badge>
        ) : (
          <Button variant="quiet" shape="icon" aria-label={texts.remove(name)} onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {isAsking && <Removal name={name} passkey={passkey} signer={signer} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

type RemovalProps = PasskeyProps & { onClose: () => void }

function Removal({ name, passkey, signer, onClose }: RemovalProps) {
  const client = useQueryClient()
  const task = useKeyTask()
  const remove = () =>
    task.run(async () => {
      await removePasskey(signer, passkey)
      toast(texts.removal.done)
      onClose()
      await client.invalidateQueries(accountKeysQuery(signer.wallet))
    })
  return (
    <Notice
      tone="wait"
      icon={TriangleAlert}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" disabled={task.isPending} onClick={onClose}>
            {texts.removal.no}
          </Button>
          <Button variant="danger" pending={task.isPending} onClick={remove}>
            {texts.removal.yes}
          </Button>
        </div>
      }
    >
      {texts.removal.text(name)}
      {task.failure}
    </Notice>
  )
}
