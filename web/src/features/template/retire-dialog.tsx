import type { OwnTemplate } from '@did/domain/template/template'
import { publishingTexts } from '../../texts/en/template/publishing.ts'
import { ActionDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useRetireTemplate } from './mutations.ts'

const texts = publishingTexts.retireDialog

export function RetireDialog({ template, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const retire = useRetireTemplate()
  const handleRetire = async () => {
    try {
      await retire.mutateAsync(template)
      toast(texts.done)
      onClose()
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <ActionDialog
      title={texts.title}
      description={texts.description(template.title)}
      cancel={texts.cancel}
      submit={texts.submit}
      submitting={texts.submitting}
      variant="danger"
      isBusy={retire.isPending}
      onAct={handleRetire}
      onClose={onClose}
    >
      <p className="text-ink-2">{texts.consequence}</p>
    </ActionDialog>
  )
}
