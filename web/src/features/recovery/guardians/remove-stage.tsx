import type { GuardianList } from '@did/domain/account/recovery'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { guardianTexts } from '../../../texts/en/recovery/guardians.ts'
import { ActionDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useControlTransaction } from '../control/use-control-transaction.ts'
import { noHash } from './guardian-list.ts'
import { Points } from './overview.tsx'
import type { StageProps } from './stage-props.ts'

const texts = guardianTexts.remove

type Props = StageProps & { present: GuardianList; onBack: () => void }

/**
 * The chain takes a hash of zero for the empty list. The removal of all guardians counts after
 * twice the delay of the present list.
 */
export function RemoveStage({ identity, present, onBack, onClose }: Props) {
  const send = useControlTransaction(onClose)
  const removal = { identity, hash: noHash, present }
  return (
    <ActionDialog
      title={texts.title}
      description={texts.description}
      cancel={guardianTexts.back}
      submit={texts.submit}
      variant="danger"
      onAct={() => send(texts.removing, ({ encodeSetGuardians }) => encodeSetGuardians(removal))}
      onCancel={onBack}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pt-2">
        <Points points={texts.points((2 * present.delay) / (24 * 3600))} />
        <Notice tone="wait" icon={TriangleAlert}>
          {texts.warning}
        </Notice>
      </div>
    </ActionDialog>
  )
}
