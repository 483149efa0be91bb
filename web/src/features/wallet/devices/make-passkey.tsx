import { isAppError } from '@did/domain/errors'
import { shortenAddress } from '@did/domain/shorten-address'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { PasskeyButton } from '../../../entities/account/passkey-button.tsx'
import { addKeyTexts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MadePasskey } from '../keys/account-keys.ts'
import { useKeyTask } from '../keys/use-key-task.tsx'
import type { Invitation } from './invitation.ts'
import type { InvitationCode } from './invitation-code.ts'
import { makeAndOffer } from './join.ts'

const texts = addKeyTexts.found

type Props = { code: InvitationCode; invitation: Invitation; onMade: (made: MadePasskey) => void }

export function MakePasskey({ code, invitation, onMade }: Props) {
  const task = useKeyTask()
  const [isAlreadyHere, setIsAlreadyHere] = useState(false)
  const make = () =>
    task.run(async () => {
      try {
        onMade(await makeAndOffer(code, invitation))
      } catch (error) {
        if (!isAppError(error, 'passkey-already-here')) throw error
        setIsAlreadyHere(true)
      }
    })
  if (isAlreadyHere)
    return (
      <Notice role="status" tone="info" icon={KeyRound} action={<PasskeyButton variant="primary" />}>
        {addKeyTexts.alreadyHere}
      </Notice>
    )
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div>
          <h2 className="text-lg font-semibold">{texts.question}</h2>
          <p className="mt-1 text-ink-2">{texts.text}</p>
          <p className="mt-1 font-mono font-semibold">{shortenAddress(invitation.account)}</p>
        </div>
        <p className="text-pretty">{texts.check}</p>
        {task.failure}
        <Button shape="wideOnPhone" pending={task.isPending} onClick={make}>
          {!task.isPending && <KeyRound aria-hidden="true" className="size-4" />}
          {task.isPending ? texts.making : texts.make}
        </Button>
        <p className="text-sm text-pretty text-ink-2">{texts.harmless}</p>
      </CardBody>
    </Card>
  )
}
