import type { GuardianFile } from '@did/domain/account/recovery'
import { useState } from 'react'
import { guardianTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { GuardianFileInput } from './guardian-file-input.tsx'
import type { StageProps } from './stage-props.ts'
import type { Present } from './use-list.ts'

type Props = StageProps & { onBack: () => void; title: string; description: string; onRead: (present: Present) => void }

/**
 * The chain has only the hash of the list of guardians. A change needs the list itself, so this
 * stage asks for the file.
 */
export function PresentStage({ identity, config, control, title, description, onBack, onRead, onClose }: Props) {
  const [file, setFile] = useState<GuardianFile | null>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            {texts.back}
          </Button>
          <Button disabled={!file} onClick={() => file && onRead({ list: file.guardians, names: file.names ?? {} })}>
            {texts.form.next}
          </Button>
        </>
      }
    >
      <GuardianFileInput wanted={{ ...config, identity, hash: control?.guardiansHash ?? null }} onRead={setFile} />
    </Dialog>
  )
}
