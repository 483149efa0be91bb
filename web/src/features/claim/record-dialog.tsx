import type { Claim } from '@did/domain/claim/claim'
import { useId, useState } from 'react'
import { claimsTexts as texts } from '../../texts/en/claim/claims.ts'
import { ActionDialog } from '../../ui/form-dialog.tsx'
import { emptyAddClaimForm, type Publication } from './add/add-claim-form.ts'
import { PublicationChoice } from './add/publication-choice.tsx'

type RecordDialogProps = {
  claim: Claim
  onClose: () => void
  onRecord: (publication: Publication) => void
}

export function RecordDialog({ claim, onClose, onRecord }: RecordDialogProps) {
  const name = useId()
  const [publication, setPublication] = useState<Publication>(emptyAddClaimForm.publication)
  return (
    <ActionDialog
      title={texts.transaction.recordTitle}
      description={claim.title}
      submit={texts.card.record}
      onAct={() => onRecord(publication)}
      onClose={onClose}
    >
      <PublicationChoice
        radio={(value) => ({ name, checked: value === publication, onChange: () => setPublication(value) })}
      />
    </ActionDialog>
  )
}
