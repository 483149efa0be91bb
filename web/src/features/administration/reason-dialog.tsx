import { maximumApplicationLength } from '@did/domain/verifier/limits'
import type { ReactNode } from 'react'
import { administrationTexts as texts } from '../../texts/en/administration/administration.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'

type ReasonDialogProps = {
  title: string
  text: string
  confirm: string
  confirming: string
  children?: ReactNode
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/**
 * An administrator writes why an applicant is refused or a verifier is suspended. The applicant or
 * verifier reads the reason.
 */
export function ReasonDialog({ title, text, confirm, confirming, children, onConfirm, onClose }: ReasonDialogProps) {
  return (
    <TextDialog
      title={title}
      description={text}
      label={texts.reason}
      hint={texts.reasonHint}
      missing={texts.reasonMissing}
      maxLength={maximumApplicationLength.reason}
      variant="danger"
      submit={confirm}
      submitting={confirming}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {children}
    </TextDialog>
  )
}
