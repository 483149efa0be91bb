import { templateLevels } from '@did/domain/template/template-level'
import { tellLevel } from '../../entities/claim/tell-level.ts'
import { publishingTexts } from '../../texts/en/template/publishing.ts'
import { templateTypeLabels } from '../../texts/en/template/templates.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { TemplateFormReturn } from './template-form.ts'

const texts = publishingTexts.form
const typeOptions = Object.entries(templateTypeLabels).map(([value, label]) => ({ value, label }))

export function TemplateTextFields({ form }: { form: TemplateFormReturn }) {
  const { errors } = form.formState
  const type = form.watch('type') || undefined
  return (
    <>
      <Field label={texts.type} error={errors.type?.message}>
        {(control) => (
          <Select {...control} {...form.register('type')} placeholder={texts.typePlaceholder} options={typeOptions} />
        )}
      </Field>
      <Field label={texts.title} error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} placeholder={texts.titlePlaceholder} />}
      </Field>
      <Field label={texts.summary} error={errors.summary?.message}>
        {(control) => (
          <Textarea rows={2} {...control} {...form.register('summary')} placeholder={texts.summaryPlaceholder} />
        )}
      </Field>
      <Field label={texts.level} hint={texts.levelHint}>
        {(control) => (
          <Select
            {...control}
            {...form.register('level', { setValueAs: (level) => level || null })}
            placeholder={texts.levelOfClaim}
            options={templateLevels.map((value) => ({ value, label: tellLevel(value, type) }))}
          />
        )}
      </Field>
      <Field label={texts.example} hint={texts.exampleHint} error={errors.example?.message}>
        {(control) => (
          <Textarea rows={4} {...control} {...form.register('example')} placeholder={texts.examplePlaceholder} />
        )}
      </Field>
    </>
  )
}
