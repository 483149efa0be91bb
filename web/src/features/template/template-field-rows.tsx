import { fieldKinds, todayLimit } from '@did/domain/claim/claim-field'
import { findPrivateAttribute } from '@did/domain/claim/private-label'
import { maximumTemplates } from '@did/domain/template/limits'
import { readNumber } from '@did/domain/texts/en/numbers'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { useController, useFieldArray } from 'react-hook-form'
import { publishingTexts } from '../../texts/en/template/publishing.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { emptyField, type TemplateFormReturn } from './template-form.ts'

const texts = publishingTexts.form
const dayOptions = (['none', 'most', 'least'] as const).map((value) => ({ value, label: texts.days[value] }))
const kindOptions = fieldKinds.map((value) => ({ value, label: texts.kinds[value] }))

/** Asks for the fields of a claim that starts from the template. The last row cannot be removed. */
export function TemplateFieldRows({ form }: { form: TemplateFormReturn }) {
  const errorId = useId()
  const rows = useFieldArray({ control: form.control, name: 'fields' })
  const { fields: errors } = form.formState.errors
  const message = errors?.root?.message ?? errors?.message
  return (
    <fieldset className="flex flex-col gap-2" {...(message ? { 'aria-describedby': errorId } : {})}>
      <legend className="text-sm font-medium">{texts.fields}</legend>
      <p className="text-sm text-ink-3">{texts.fieldsHint}</p>
      <ol className="flex flex-col gap-3">
        {rows.fields.map((row, index) => (
          <li key={row.id} className="flex items-start gap-2">
            <FieldRow form={form} index={index} />
            <Button
              variant="quiet"
              shape="icon"
              className="mt-6.5"
              aria-label={texts.removeField(index + 1)}
              disabled={rows.fields.length === 1}
              onClick={() => rows.remove(index)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ol>
      {message && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {message}
        </p>
      )}
      {rows.fields.length < maximumTemplates.fields && (
        <div className="flex">
          <Button variant="outline" onClick={() => rows.append(emptyField)}>
            <Plus aria-hidden="true" className="size-4" />
            {texts.addField}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Choices({ form, index }: { form: TemplateFormReturn; index: number }) {
  const { field, fieldState } = useController({ control: form.control, name: `fields.${index}.choices` })
  return (
    <Field label={texts.fieldChoices(index + 1)} error={fieldState.error?.message}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          defaultValue={(field.value ?? []).join('\n')}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(readLines(event.target.value))}
        />
      )}
    </Field>
  )
}

function NumberLimits({ form, index }: { form: TemplateFormReturn; index: number }) {
  const errors = form.formState.errors.fields?.[index]
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['least', 'most'] as const).map((limit) => (
        <Field key={limit} label={texts.numberLimits[limit](index + 1)} error={errors?.[limit]?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register(`fields.${index}.${limit}`, { setValueAs: readNumber })}
              inputMode="decimal"
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/**
 * The limit of a date is either none or today. No other day can be chosen, because a template is
 * used for years.
 */
function DayLimit({ form, index }: { form: TemplateFormReturn; index: number }) {
  const { least, most } = form.watch(`fields.${index}`)
  const choose = (limit: string) => setLimits(form, index, limit === 'none' ? {} : { [limit]: todayLimit })
  return (
    <Field label={texts.dayLimit(index + 1)}>
      {(control) => (
        <Select
          {...control}
          options={dayOptions}
          value={most === todayLimit ? 'most' : least === todayLimit ? 'least' : 'none'}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </Field>
  )
}

type Limits = { least?: string; most?: string }

/** A limit belongs to one kind of field, so a field whose kind changes begins without limits. */
function setLimits(form: TemplateFormReturn, index: number, { least = '', most = '' }: Limits): void {
  form.setValue(`fields.${index}.least`, least, { shouldDirty: true })
  form.setValue(`fields.${index}.most`, most, { shouldDirty: true })
}

function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function FieldRow({ form, index }: { form: TemplateFormReturn; index: number }) {
  const errors = form.formState.errors.fields?.[index]
  const { kind, name } = form.watch(`fields.${index}`)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Field label={texts.fieldName(index + 1)} error={errors?.name?.message ?? errors?.hint?.message}>
        {(control) => (
          <Input {...control} {...form.register(`fields.${index}.name`)} placeholder={texts.fieldNamePlaceholder} />
        )}
      </Field>
      {findPrivateAttribute(name) !== null && (
        <Notice tone="wait" icon={LockKeyhole} role="status">
          {texts.privateLine(name.trim())}
        </Notice>
      )}
      <Input
        {...form.register(`fields.${index}.hint`)}
        aria-label={texts.fieldHint(index + 1)}
        aria-invalid={errors?.hint !== undefined}
        placeholder={texts.fieldHintPlaceholder}
      />
      <Input
        {...form.register(`fields.${index}.example`)}
        aria-label={texts.fieldExample(index + 1)}
        aria-invalid={errors?.example !== undefined}
        placeholder={texts.fieldExamplePlaceholder}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <Select
          {...form.register(`fields.${index}.kind`, { onChange: () => setLimits(form, index, {}) })}
          aria-label={texts.fieldKind(index + 1)}
          options={kindOptions}
          className="min-w-32 flex-1"
        />
        <Checkbox {...form.register(`fields.${index}.isRequired`)} label={texts.fieldRequired(index + 1)} />
        <Checkbox {...form.register(`fields.${index}.isOpenByDefault`)} label={texts.fieldOpen(index + 1)} />
      </div>
      {kind === 'choice' && <Choices form={form} index={index} />}
      {kind === 'number' && <NumberLimits form={form} index={index} />}
      {kind === 'date' && <DayLimit form={form} index={index} />}
    </div>
  )
}
