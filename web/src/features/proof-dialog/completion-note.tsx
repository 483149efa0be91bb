import { CircleAlert, Undo2 } from 'lucide-react'
import { proofTexts as texts } from '../../texts/proof.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Completion } from './use-completion.ts'

/** What became of the last press: nothing is lost in any of these. */
export function CompletionNote({ completion }: { completion: Completion }) {
  if (completion.status === 'declined')
    return (
      <div role="alert">
        <Notice tone="wait" icon={Undo2}>
          {texts.declined}
        </Notice>
      </div>
    )
  if (completion.status !== 'failed') return null
  return (
    <div role="alert">
      <Notice tone="bad" icon={CircleAlert}>
        {explainFailure(completion.code)}
      </Notice>
    </div>
  )
}

function explainFailure(code: (Completion & { status: 'failed' })['code']): string {
  if (code === 'attestation-mismatch') return texts.mismatch
  if (code === 'fact-contradicted') return texts.factContradicted
  if (code === 'request-decided') return texts.alreadyDecided
  return texts.stillPending
}
