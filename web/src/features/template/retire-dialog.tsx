import type { OwnTemplate } from '@did/domain/template/template'
import { toast } from '../../lib/toast/toast.ts'
import { toastFailure } from '../../lib/toast/toast-failure.ts'
import { publishingTexts } from '../../texts/en/template/publishing.ts'
import { ActionDialog } from '../../ui/form-dialog.tsx'
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
