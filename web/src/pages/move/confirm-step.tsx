import type { GuardianFile } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { isAppError } from '@did/domain/errors'
import { type Address, isSameAddress } from '@did/domain/hex'
import { useState } from 'react'
import type { Signer } from '../../entities/account/account.ts'
import type { Signed } from '../../features/recovery/control/control-calls.ts'
import { nobody } from '../../features/recovery/guardians/guardian-list.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import type { Agreed } from './bring-move.ts'
import { loadSignConsent } from './load-sign-consent.ts'
import { KeyAddress, MoveCard } from './move-card.tsx'
import type { Move, Target } from './move-types.ts'
import { useMoveTask } from './use-move-task.tsx'

const texts = moveTexts.confirm
type Bringing = typeof import('./bring-move.ts')

type Props = {
  config: AppConfig
  identity: Address
  present: Signer
  target: Target
  accepted: Signed
  /**
   * This is null if the identity has no guardians. `file` is null if the person has not brought the
   * guardian file.
   */
  guarded: { file: GuardianFile | null } | null
  onSent: (move: Move) => void
  onBack: () => void
}

export function ConfirmStep({ config, identity, present, target, accepted, guarded, onSent, onBack }: Props) {
  const task = useMoveTask(texts.declined)
  const [signed, setSigned] = useState<Signed | null>(null)
  const [isFileMissing, setIsFileMissing] = useState(false)
  const controller = target.signer.wallet
  const bringBy = (bring: (ways: Bringing, agreed: Agreed) => Promise<void>) => {
    const isMissing = guarded !== null && guarded.file === null
    setIsFileMissing(isMissing)
    if (isMissing) return
    task.run(async () => {
      // Load this code only now, because it is large and most visitors of this page only read.
      const [ways, { signConsent }] = await Promise.all([import('./bring-move.ts'), loadSignConsent()])
      const own = signed ?? (await signConsent(config, present, { action: 'MoveControl', identity, controller }))
      setSigned(own)
      const guardians = guarded?.file?.guardians ?? nobody
      await bring(ways, { identity, before: present.wallet, controller, guardians, present: own, next: accepted })
      onSent({ identity, controller, isFinishing: false })
    })
  }
  const payer = present.passkey ? target.signer : present
  const mustPay = isAppError(task.error, 'sponsoring-used-up', 'sponsoring-not-offered')
  const hasOwn = !target.isNew && !isSameAddress(controller, identity)
  const name = guarded ? texts.later : texts.atOnce
  return (
    <MoveCard heading={texts.heading}>
      <div>
        <p>{texts.text}</p>
        <KeyAddress>{controller}</KeyAddress>
      </div>
      {hasOwn && <p className="text-sm text-ink-2">{texts.own}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          pending={task.isPending}
          onClick={() => bringBy((ways, agreed) => ways.letServiceBring(config, agreed))}
        >
          {task.isPending ? texts.moving : name}
        </Button>
        <Button variant="outline" disabled={task.isPending} onClick={onBack}>
          {moveTexts.another}
        </Button>
      </div>
      {isFileMissing && (
        <p role="alert" className="text-sm text-bad">
          {moveTexts.file.missing}
        </p>
      )}
      {task.failure}
      {mustPay && (
        <>
          <p>{texts.payText}</p>
          <Button
            variant="outline"
            shape="wideOnPhone"
            onClick={() => bringBy((ways, agreed) => ways.payByWallet(config, payer, agreed))}
          >
            {texts.pay}
          </Button>
        </>
      )}
    </MoveCard>
  )
}
