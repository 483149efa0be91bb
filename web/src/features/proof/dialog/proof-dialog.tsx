import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useRef, useState } from 'react'
import { proofTexts as texts } from '../../../texts/en/proof/proof.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { ApprovalNote } from './approval-note.tsx'
import type { FromOwner } from './from-owner.ts'
import { loadProofEngines } from './load-proof-engines.ts'
import type { ProofEngines } from './proof-engine.ts'
import { ProofFooter } from './tabs/proof-footer.tsx'
import { ProofTabs } from './tabs/proof-tabs.tsx'
import { WhatIsSigned } from './tabs/what-is-signed.tsx'
import { isApproving, useApproveRequest } from './use-approve-request.ts'
import { useDecidedElsewhere } from './use-decided-elsewhere.ts'
import { useProofSteps } from './use-proof-steps.ts'

type ProofDialogProps = {
  request: PendingAsked
  /**
   * Tells whether the dialog may ask the wallet at once to open what the owner sealed. After a key
   * press opened the dialog it may not, because that press must not lead to the wallet's window.
   */
  opensVault: boolean
  onClose: () => void
}

/** Leads a verifier to an approval. Private values never leave this browser. */
export function ProofDialog(props: ProofDialogProps) {
  const { request, onClose } = props
  const engines = useQuery({
    queryKey: ['proof-engines', request.id, request.claim.claimHash],
    queryFn: () => loadProofEngines(request),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isMissing = engines.data?.real === null && engines.data.simulated === null
  if (engines.data && !isMissing) return <ReadyDialog {...props} engines={engines.data} />
  return (
    <Dialog {...head} open onOpenChange={(open) => open || onClose()} size="wide">
      {engines.isPending && <Loading label={texts.engineLoading} skeleton="h-64 rounded-xl" />}
      {engines.isError && <QueryError type="server" query={engines} message={texts.engineFailed} />}
      {isMissing && (
        <Notice tone="wait" icon={KeyRound}>
          {texts.engineMissing}
        </Notice>
      )}
    </Dialog>
  )
}

function ReadyDialog({ request, opensVault, engines, onClose }: ProofDialogProps & { engines: ProofEngines }) {
  const { progress, approve } = useApproveRequest(request, onClose)
  const [opened, setOpened] = useState<FromOwner | null>(null)
  const [validUntil, setValidUntil] = useState('')
  const sentence = useRef<HTMLHeadingElement>(null)
  const toOpen = useRef(opensVault)
  const steps = useProofSteps(engines, { request, opened })
  const isBusy = isApproving(progress)
  useDecidedElsewhere(request, progress, onClose)
  const handleOpened = (told: FromOwner) => {
    // Opening the same attributes again keeps the proof that the verifier has begun.
    if (told.commitment === opened?.commitment && told.owner === opened.owner && told.claimHash === opened.claimHash)
      return
    setOpened(told)
    steps.startAnew()
  }
  return (
    <Dialog
      {...head}
      open
      onOpenChange={(open) => open || onClose()}
      size="wide"
      keepOpen={isBusy}
      // No button has the focus, so that the key press that opened the dialog cannot also press a
      // button that signs.
      initialFocus={sentence}
      footer={
        <ProofFooter
          steps={steps}
          progress={progress}
          onApprove={() =>
            void approve(steps.state.made?.proof ?? null, {
              validUntil,
              opened,
              dateOfBirth: steps.dateOfBirth,
            })
          }
          onClose={onClose}
        />
      }
    >
      <div className="flex flex-col gap-6">
        <ApprovalNote progress={progress} />
        <WhatIsSigned
          request={request}
          sentence={sentence}
          level={steps.state.made?.proof?.type ?? null}
          validUntil={validUntil}
          isBusy={isBusy}
          attributes={opened?.values ?? null}
          onChooseEnd={setValidUntil}
        />
        <ProofTabs
          request={request}
          engines={engines}
          steps={steps}
          progress={progress}
          opened={opened}
          toOpen={toOpen}
          onOpened={handleOpened}
        />
      </div>
    </Dialog>
  )
}

const head = { title: texts.title, description: texts.description }
