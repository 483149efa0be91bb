import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import { proofTexts as texts } from '../../../texts/en/proof/proof.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ApproveProgress } from './use-approve-request.ts'

/** Says how the last attempt to approve failed. Somebody may have decided the request meanwhile. */
export function ApprovalNote({ progress }: { progress: ApproveProgress }) {
  if (progress.status === 'declined')
    return (
      <Notice role="alert" tone="wait" icon={Undo2}>
        {texts.declined}
      </Notice>
    )
  if (progress.status !== 'failed') return null
  return (
    <Notice role="alert" tone="bad" icon={CircleAlert}>
      {explainFailure(progress.code)}
    </Notice>
  )
}

function explainFailure(code: (ApproveProgress & { status: 'failed' })['code']): string {
  if (code === 'attestation-mismatch') return texts.mismatch
  if (code === 'fact-contradicted') return texts.factContradicted
  if (code === 'request-decided') return texts.alreadyDecided
  return texts.stillPending
}
