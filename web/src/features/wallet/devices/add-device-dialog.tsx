import type { KeptPasskey } from '@did/domain/account/passkey'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { describeError } from '../../../lib/describe-error.ts'
import { addDeviceTexts as texts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { declineKey } from './invitation.ts'
import { OfferedKey } from './offered-key.tsx'
import { ShownCode } from './shown-code.tsx'
import { type Inviting, useInviting } from './use-inviting.ts'

type Props = { signer: Signer; known: readonly KeptPasskey[]; onClose: () => void }

export function AddDeviceDialog({ onClose, ...props }: Props) {
  const [round, setRound] = useState(1)
  return <Round key={round} {...props} onClose={onClose} onAgain={() => setRound(round + 1)} />
}

type Outcome = 'added' | 'declined' | null

/** Shows one invitation code. Closing the dialog early refuses the new device. */
function Round({ signer, known, onClose, onAgain }: Props & { onAgain: () => void }) {
  const inviting = useInviting(signer, known)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const decline = () => {
    if (outcome === null && 'code' in inviting) void declineKey(inviting.code).catch(warn)
  }
  const close = () => {
    decline()
    onClose()
  }
  const handleDecline = () => {
    decline()
    setOutcome('declined')
  }
  return (
    <Dialog open keepOpen onOpenChange={close} title={texts.title} description={texts.lead}>
      <div aria-live="polite" className="flex flex-col gap-4 pt-2">
        {outcome === 'added' && <Added onClose={onClose} />}
        {outcome === 'declined' && <Ended {...texts.declined} onAgain={onAgain} />}
        {outcome === null && (
          <Stage
            inviting={inviting}
            signer={signer}
            onAdded={() => setOutcome('added')}
            onDecline={handleDecline}
            onAgain={onAgain}
          />
        )}
      </div>
    </Dialog>
  )
}

type StageProps = {
  inviting: Inviting
  signer: Signer
  onAdded: () => void
  onDecline: () => void
  onAgain: () => void
}

function Stage({ inviting, signer, onAdded, onDecline, onAgain }: StageProps): ReactNode {
  switch (inviting.kind) {
    case 'starting':
      return <Loading label={texts.starting} skeleton="h-64 rounded-xl" />
    case 'failed':
      return <Ended title={texts.failed} text={describeError(inviting.error).message} onAgain={onAgain} />
    case 'waiting':
      return <ShownCode {...inviting} />
    case 'offered':
      return <OfferedKey {...inviting} signer={signer} onAdded={onAdded} onDecline={onDecline} />
    case 'over':
      return <Ended {...texts.over} onAgain={onAgain} icon={Clock} />
    case 'broken':
      return <Ended {...texts.broken} onAgain={onAgain} />
  }
}

type EndedProps = { title: string; text: string; icon?: typeof CircleX; onAgain: () => void }

function Ended({ title, text, icon = CircleX, onAgain }: EndedProps) {
  return (
    <>
      <Notice role="alert" tone="wait" icon={icon} title={title}>
        {text}
      </Notice>
      <Button shape="wideOnPhone" variant="outline" onClick={onAgain}>
        {texts.again}
      </Button>
    </>
  )
}

function Added({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Notice role="status" tone="ok" icon={CircleCheck} title={texts.added.title}>
        {texts.added.text}
      </Notice>
      <Button shape="wideOnPhone" onClick={onClose}>
        {texts.added.done}
      </Button>
    </>
  )
}

function warn(error: unknown): void {
  console.warn('The new device was not told that its key is declined', error)
}
