import { type ComponentProps, type FormEvent, useId } from 'react'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { commonTexts } from '../texts/en/frame/common.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type AskingProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'initialFocus' | 'children'
> & {
  submit: string
  /** The words on the submit button while `isBusy` is true. */
  submitting?: string
  cancel?: string
  variant?: 'primary' | 'danger'
  isBusy?: boolean
  /**
   * If true, the submit button looks disabled, but a press still calls `onSubmit`, so that the
   * caller can say what is missing.
   */
  isUnready?: boolean
  /**
   * If true, the person has typed something. A press beside the dialog then does not close the
   * dialog.
   */
  isDirty?: boolean
  onClose: () => void
  /** Runs instead of `onClose` when the person presses the cancel button. */
  onCancel?: () => void
}

export type FormDialogProps = AskingProps &
  Pick<ComponentProps<'form'>, 'className'> & {
    onSubmit: () => void | Promise<void>
    /** Runs after each typed letter, and when the person changes a list or a checkbox. */
    onEdit?: () => void
  }

/** The fields keep what was typed until the dialog closes, even if `onSubmit` fails. */
export function FormDialog({ className, onEdit, onSubmit, children, ...dialog }: FormDialogProps) {
  const formId = useId()
  const submit = useSingleFlight(async () => onSubmit())
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <AskingDialog {...dialog} button={{ type: 'submit', form: formId }}>
      <form id={formId} noValidate className={className} onInput={onEdit} onChange={onEdit} onSubmit={handleSubmit}>
        {children}
      </form>
    </AskingDialog>
  )
}

/** The dialog has no form, so the Enter key acts only on the focused button. */
export function ActionDialog({ onAct, ...dialog }: AskingProps & { onAct: () => void | Promise<void> }) {
  const act = useSingleFlight(async () => onAct())
  return <AskingDialog {...dialog} button={{ onClick: () => void act() }} />
}

/** While `isBusy` or `isDirty` is true, only the buttons close the dialog. */
function AskingDialog({
  submit,
  submitting = submit,
  cancel = commonTexts.cancel,
  variant = 'primary',
  isBusy = false,
  isUnready = false,
  isDirty = false,
  onClose,
  onCancel = onClose,
  button,
  ...content
}: AskingProps & { button: ComponentProps<'button'> }) {
  return (
    <Dialog
      {...content}
      open
      onOpenChange={onClose}
      keepOpen={isBusy || isDirty}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {cancel}
          </Button>
          <Button {...button} {...(isUnready && { 'aria-disabled': true })} variant={variant} pending={isBusy}>
            {isBusy ? submitting : submit}
          </Button>
        </>
      }
    />
  )
}
