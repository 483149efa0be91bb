import type { AppConfig } from '@did/domain/app-config'
import { type Address, isSameAddress } from '@did/domain/hex'
import CircleX from 'lucide-react/icons/circle-x'
import type { Signed } from '../../features/recovery/control/control-calls.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadSignConsent } from './load-sign-consent.ts'
import { KeyAddress, MoveCard } from './move-card.tsx'
import type { Target } from './move-types.ts'
import { useMoveTask } from './use-move-task.tsx'

const texts = moveTexts.agree

type Props = {
  config: AppConfig
  identity: Address
  /** The address that controls the identity now. */
  present: Address
  target: Target
  onAgreed: (accepted: Signed) => void
  onBack: () => void
}

export function AgreeStep({ config, identity, present, target: { signer }, onAgreed, onBack }: Props) {
  const task = useMoveTask(texts.declined)
  const agree = () =>
    task.run(async () => {
      const about = { action: 'AcceptControl', identity, controller: signer.wallet } as const
      const { signConsent } = await loadSignConsent()
      onAgreed(await signConsent(config, signer, about))
    })
  const isSame = isSameAddress(signer.wallet, present)
  return (
    <MoveCard heading={texts.heading}>
      <div>
        <p>{texts.text}</p>
        <KeyAddress>{signer.wallet}</KeyAddress>
      </div>
      {isSame && (
        <Notice tone="wait" role="alert" icon={CircleX}>
          {texts.same}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {!isSame && (
          <Button pending={task.isPending} onClick={agree}>
            {task.isPending ? texts.asking : texts.submit}
          </Button>
        )}
        <Button variant="outline" disabled={task.isPending} onClick={onBack}>
          {moveTexts.another}
        </Button>
      </div>
      {task.failure}
    </MoveCard>
  )
}
