import type { OwnTemplate } from '@did/domain/template'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { publishingTexts } from '../../texts/publishing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRetireTemplate } from './mutations.ts'

const texts = publishingTexts.retireDialog

export function RetireDialog({ template, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const retire = useRetireTemplate()
  const handleRetire = useSingleFlight(async () => {
    try {
      await retire.mutateAsync(template)
      toast(texts.done)
      onClose()
    } catch (error) {
      toastFailure(error)
    }
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={retire.isPending}
      title={texts.title}
      description={texts.description(template.title)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={retire.isPending} onClick={() => void handleRetire()}>
            {retire.isPending ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{texts.consequence}</p>
    </Dialog>
  )
}
