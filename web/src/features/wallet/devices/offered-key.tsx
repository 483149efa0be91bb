import type { KeepPasskey } from '@did/domain/account/passkey'
import { useQueryClient } from '@tanstack/react-query'
import type { Signer } from '../../../entities/account/account.ts'
import { SixWordsList, useSixWords } from '../../../entities/six-words/six-words-list.tsx'
import { addDeviceTexts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { accountKeysQuery, addMade } from '../keys/account-keys.ts'
import { useKeyTask } from '../keys/use-key-task.tsx'
import { describeForWords } from './invitation.ts'
import type { InvitationCode } from './invitation-code.ts'

const texts = addDeviceTexts.offered

type Props = {
  code: InvitationCode
  passkey: KeepPasskey
  signer: Signer
  onAdded: () => void
  onDecline: () => void
}

/**
 * Only a person who sees both screens can tell whose key was offered. So the person says whether
 * the words on both screens are the same.
 */
export function OfferedKey({ code, passkey, signer, onAdded, onDecline }: Props) {
  const client = useQueryClient()
  const task = useKeyTask()
  const compared = describeForWords(code, signer.address, passkey)
  const words = useSixWords(compared)
  const confirm = () =>
    task.run(async () => {
      await addMade(signer, { account: signer.address, ...passkey })
      onAdded()
      await client.invalidateQueries(accountKeysQuery(signer.address))
    })
  return (
    <>
      <div>
        <h3 className="font-semibold">{texts.question}</h3>
        <p className="mt-1 text-pretty text-ink-2">{texts.text}</p>
      </div>
      <SixWordsList text={compared} label={texts.words} />
      {task.failure}
      <div className="flex flex-wrap justify-end gap-2 max-md:*:grow">
        <Button variant="outline" disabled={task.isPending} onClick={onDecline}>
          {texts.no}
        </Button>
        <Button disabled={!words.data} pending={task.isPending} onClick={confirm}>
          {task.isPending ? texts.adding : texts.yes}
        </Button>
      </div>
    </>
  )
}
