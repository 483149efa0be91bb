import type { GuardianFile } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import type { Address, Hex } from '@did/domain/hex'
import { useState } from 'react'
import type { Signer } from '../../entities/account/account.ts'
import type { Signed } from '../../features/recovery/control/control-calls.ts'
import { GuardianFileInput } from '../../features/recovery/guardians/guardian-file-input.tsx'
import { moveTexts as texts } from '../../texts/en/move/move.ts'
import { AgreeStep } from './agree-step.tsx'
import { ChooseKey } from './choose-key.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { MoveCard } from './move-card.tsx'
import type { Move, Target } from './move-types.ts'
import { WhatMovingDoes } from './what-moving-does.tsx'

type Props = {
  config: AppConfig
  identity: Address
  /** The key that controls the identity until the move. */
  signer: Signer
  guardiansHash: Hex | null
  onSent: (move: Move) => void
}

/** The new key agrees first, and then the present key confirms the move. */
export function MoveForm({ config, identity, signer, guardiansHash, onSent }: Props) {
  const [file, setFile] = useState<GuardianFile | null>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const [accepted, setAccepted] = useState<Signed | null>(null)
  const startOver = () => {
    setTarget(null)
    setAccepted(null)
  }
  const guarded = guardiansHash === null ? null : { file }
  return (
    <>
      <WhatMovingDoes isGuarded={guardiansHash !== null} />
      {guardiansHash !== null && (
        <MoveCard heading={texts.file.heading} text={texts.file.text}>
          <GuardianFileInput wanted={{ ...config, identity, hash: guardiansHash }} onRead={setFile} />
        </MoveCard>
      )}
      {!target && <ChooseKey config={config} toWallet={signer.passkey !== null} onChosen={setTarget} />}
      {target && !accepted && (
        <AgreeStep
          {...{ config, identity, target }}
          present={signer.wallet}
          onAgreed={setAccepted}
          onBack={startOver}
        />
      )}
      {target && accepted && (
        <ConfirmStep {...{ config, identity, target, accepted, guarded, onSent }} present={signer} onBack={startOver} />
      )}
    </>
  )
}
