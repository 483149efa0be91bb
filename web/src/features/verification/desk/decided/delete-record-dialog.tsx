import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { useDeleteSignedRecord } from '../../../../entities/verification/mutations.ts'
import { signedRecordTexts } from '../../../../texts/en/verification/verifier-desk.ts'
import { ActionDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { toastFailure } from '../../../../ui/toast/toast-failure.ts'

const texts = signedRecordTexts.dialog

export function DeleteRecordDialog({ record, onClose }: { record: SignedRecord; onClose: () => void }) {
  const remove = useDeleteSignedRecord()
  const handleDelete = async () => {
    try {
      await remove.mutateAsync(record.id)
      toast(texts.done)
      onClose()
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <ActionDialog
      title={texts.title}
      description={texts.description(record.claim.title)}
      cancel={texts.cancel}
      submit={texts.submit}
      submitting={texts.submitting}
      variant="danger"
      isBusy={remove.isPending}
      onAct={handleDelete}
      onClose={onClose}
    >
      <p className="text-ink-2">{texts.consequence}</p>
    </ActionDialog>
  )
}
