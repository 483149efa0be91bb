import { type OwnTemplate, type TemplateForm, templateFormSchema } from '@did/domain/template'
import type { User } from '@did/domain/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { createAttemptKeys } from '../../lib/attempt-keys.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { publishingTexts } from '../../texts/publishing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePublishTemplate, useUpdateTemplate } from './mutations.ts'
import { TemplateFieldRows } from './template-field-rows.tsx'
import { emptyTemplateForm, type TemplateInput } from './template-form.ts'
import { TemplateTextFields } from './template-text-fields.tsx'

const texts = publishingTexts.form

type TemplateDialogProps = {
  user: User
  /** The one to edit; null publishes a new one. */
  template: OwnTemplate | null
  onClose: () => void
}

export function TemplateDialog({ user, template, onClose }: TemplateDialogProps) {
  const formId = useId()
  const [keyOf] = useState(createAttemptKeys)
  const publish = usePublishTemplate()
  const update = useUpdateTemplate(template)
  const isPending = publish.isPending || update.isPending
  const form = useForm<TemplateInput, unknown, TemplateForm>({
    resolver: zodResolver(templateFormSchema),
    defaultValues: template ?? emptyTemplateForm,
  })
  const save = useSingleFlight(async (values: TemplateForm) => {
    try {
      if (template) await update.mutateAsync({ id: template.id, form: values })
      else await publish.mutateAsync({ form: values, attempt: keyOf(values) })
      toast(template ? texts.saved : texts.published)
      onClose()
    } catch (error) {
      toastFailure(error)
    }
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={isPending || form.formState.isDirty}
      title={template ? texts.editTitle : texts.publishTitle}
      description={texts.description}
      size="wide"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {template ? labelSave(isPending) : labelPublish(isPending)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-x-6 gap-y-4 md:grid-cols-2"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <div className="flex flex-col gap-4">
          <TemplateTextFields form={form} />
        </div>
        <TemplateFieldRows form={form} />
        <div className="md:col-span-2">
          <Notice tone="info" icon={Globe}>
            {template ? texts.edited : texts.isPublic(user.verifierOrganization ?? user.username)}
          </Notice>
        </div>
      </form>
    </Dialog>
  )
}

const labelSave = (isPending: boolean) => (isPending ? texts.saving : texts.save)
const labelPublish = (isPending: boolean) => (isPending ? texts.publishing : texts.publish)
