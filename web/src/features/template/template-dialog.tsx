import type { User } from '@did/domain/account/user'
import type { OwnTemplate } from '@did/domain/template/template'
import { type TemplateForm, templateFormSchema } from '@did/domain/template/template-form'
import { zodResolver } from '@hookform/resolvers/zod'
import Globe from 'lucide-react/icons/globe'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { WhileFrozen } from '../../entities/account/while-frozen.tsx'
import { createAttemptKeys } from '../../lib/query/attempt-keys.ts'
import { publishingTexts } from '../../texts/en/template/publishing.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { usePublishTemplate, useUpdateTemplate } from './mutations.ts'
import { TemplateFieldRows } from './template-field-rows.tsx'
import { emptyTemplateForm, type TemplateInput } from './template-form.ts'
import { TemplateTextFields } from './template-text-fields.tsx'

const texts = publishingTexts.form

type TemplateDialogProps = {
  user: User
  /** The value is null for a new template. */
  template: OwnTemplate | null
  onClose: () => void
}

export function TemplateDialog({ user, template, onClose }: TemplateDialogProps) {
  const [keyOf] = useState(createAttemptKeys)
  const publish = usePublishTemplate()
  const update = useUpdateTemplate(template)
  const isPending = publish.isPending || update.isPending
  const form = useForm<TemplateInput, unknown, TemplateForm>({
    resolver: zodResolver(templateFormSchema),
    defaultValues: template ?? emptyTemplateForm,
  })
  const save = async (values: TemplateForm) => {
    try {
      if (template) await update.mutateAsync({ id: template.id, form: values })
      else await publish.mutateAsync({ form: values, attempt: keyOf(values) })
      toast(template ? texts.saved : texts.published)
      onClose()
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <FormDialog
      title={template ? texts.editTitle : texts.publishTitle}
      description={texts.description}
      size="wide"
      {...(template
        ? { submit: texts.save, submitting: texts.saving }
        : { submit: texts.publish, submitting: texts.publishing })}
      isBusy={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
      className="grid gap-x-6 gap-y-4 md:grid-cols-2"
    >
      <div className="md:col-span-2 empty:hidden">
        <WhileFrozen />
      </div>
      <div className="flex flex-col gap-4">
        <TemplateTextFields form={form} />
      </div>
      <TemplateFieldRows form={form} />
      <div className="md:col-span-2">
        <Notice tone="info" icon={Globe}>
          {template ? texts.edited : texts.isPublic(user.verifierOrganization ?? user.username)}
        </Notice>
      </div>
    </FormDialog>
  )
}
