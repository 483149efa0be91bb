import type { KeptPasskey } from '@did/domain/account/passkey'
import { useQueryClient } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { passkeysTexts as texts } from '../../../texts/en/wallet/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { accountKeysQuery, addAnotherPasskey, recallMade, rememberMade } from './account-keys.ts'
import { useKeyTask } from './use-key-task.tsx'

/**
 * Any device that the browser offers can make the passkey. The present passkey has to confirm it.
 */
export function AddPasskey({ signer, known }: { signer: Signer; known: readonly KeptPasskey[] }) {
  const client = useQueryClient()
  const task = useKeyTask()
  const [isMade, setIsMade] = useState(recallMade(signer.wallet) !== null)
  const add = () =>
    task.run(async () => {
      try {
        await addAnotherPasskey(signer, known)
        toast(texts.added)
      } finally {
        setIsMade(recallMade(signer.wallet) !== null)
        await client.invalidateQueries(accountKeysQuery(signer.wallet))
      }
    })
  const discard = () => {
    rememberMade(null)
    setIsMade(false)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{isMade ? texts.unfinished : texts.how}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" pending={task.isPending} onClick={add}>
          {!task.isPending && <KeyRound aria-hidden="true" className="size-4" />}
          {task.isPending ? texts.adding : isMade ? texts.finish : texts.add}
        </Button>
        {isMade && (
          <Button variant="quiet" disabled={task.isPending} onClick={discard}>
            {texts.discard}
          </Button>
        )}
      </div>
      {task.failure}
    </div>
  )
}
