import type { Claim } from '@did/domain/claim'
import { useId, useState } from 'react'
import { addClaimTexts } from '../../texts/add-claim.ts'
import { claimsTexts as texts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { emptyAddClaimForm, type Publication } from './add-claim-form.ts'
import { PublicationChoice } from './publication-choice.tsx'

type RecordDialogProps = {
  claim: Claim
  onClose: () => void
  onRecord: (publication: Publication) => void
}

/** The same choice as when a claim is added, for one that was saved without its record. */
export function RecordDialog({ claim, onClose, onRecord }: RecordDialogProps) {
  const name = useId()
  const [publication, setPublication] = useState<Publication>(emptyAddClaimForm.publication)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.transaction.recordTitle}
      description={claim.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {addClaimTexts.cancel}
          </Button>
          <Button onClick={() => onRecord(publication)}>{texts.card.record}</Button>
        </>
      }
    >
      <PublicationChoice
        radio={(value) => ({ name, checked: value === publication, onChange: () => setPublication(value) })}
      />
    </Dialog>
  )
}
