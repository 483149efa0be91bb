import type { GuardianFile } from '@did/domain/account/recovery'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { guardianTexts, frozenTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { ActionDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { GuardianFileInput } from '../guardians/guardian-file-input.tsx'
import { nobody } from '../guardians/guardian-list.ts'
import { Points } from '../guardians/overview.tsx'
import type { StageProps } from '../guardians/stage-props.ts'
import { useControlTransaction } from './use-control-transaction.ts'

export function FreezeStage({ identity, control, onBack, onClose }: StageProps & { onBack: () => void }) {
  const send = useControlTransaction(onClose)
  const hasGuardians = control?.guardiansHash != null
  const { successAlone, ...words } = texts.freezing
  const freezing = hasGuardians ? words : { ...words, success: successAlone }
  return (
    <ActionDialog
      title={texts.title}
      description={texts.description}
      cancel={guardianTexts.back}
      submit={texts.submit}
      variant="danger"
      onAct={() => send(freezing, ({ encodeFreeze }) => encodeFreeze(identity))}
      onCancel={onBack}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pt-2">
        <Points points={hasGuardians ? [...texts.points, texts.endsBy] : texts.points} />
        {!hasGuardians && (
          <Notice tone="wait" icon={TriangleAlert}>
            {texts.noGuardians}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}

/**
 * The freeze ends after a delay that stands in the list of guardians. So if the identity has
 * guardians, the chain needs their list.
 */
export function UnfreezeStage({ identity, config, control, title, onClose }: StageProps & { title: string }) {
  const [file, setFile] = useState<GuardianFile | null>(null)
  const send = useControlTransaction(onClose)
  const hash = control?.guardiansHash ?? null
  const isReady = hash === null || file !== null
  const handleAct = async () => {
    if (!isReady) return
    await send(texts.ending, ({ encodeRequestUnfreeze }) => encodeRequestUnfreeze(identity, file?.guardians ?? nobody))
  }
  return (
    <ActionDialog
      title={title}
      description={hash === null ? texts.endDescriptionAlone : texts.endDescription}
      submit={texts.endSubmit}
      isUnready={!isReady}
      onAct={handleAct}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-pretty">{hash === null ? texts.endTextAlone : texts.endText}</p>
        {hash !== null && (
          <>
            <p className="font-medium">{texts.endFile}</p>
            <GuardianFileInput wanted={{ ...config, identity, hash }} onRead={setFile} />
          </>
        )}
      </div>
    </ActionDialog>
  )
}
