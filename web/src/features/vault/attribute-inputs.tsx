import { complainOfHidden } from '@did/domain/text'
import { listCountries } from '../../lib/list-countries.ts'
import { type FieldInput, findWrong, listFields } from '../../lib/vault/attribute-fields.ts'
import type { AttributeValues } from '../../lib/vault/content.ts'
import { educationLevelTexts, proofFieldLabel } from '../../texts/proof.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

const texts = vaultTexts.attributes

type AttributeInputsProps = {
  claimType: string
  /** Only these; all that such a claim may have otherwise. */
  fields?: readonly string[] | undefined
  values: AttributeValues
  /** Complaints are shown once somebody tried to save. */
  isChecked: boolean
  onChange: (values: AttributeValues) => void
}

/** What a claim of this type may have: a day as a day, a number as a number, a country and a level as a choice. */
export function AttributeInputs({ claimType, fields, values, isChecked, onChange }: AttributeInputsProps) {
  const wrong = isChecked ? findWrong(values) : []
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {listInputs(claimType, fields).map((input) => (
        <Field
          key={input.field}
          label={proofFieldLabel(input.field)}
          error={wrong.includes(input.field) ? explain(input.encoding, values[input.field] ?? '') : undefined}
        >
          {(control) => (
            <AttributeInput
              {...input}
              control={control}
              value={values[input.field] ?? ''}
              onChange={(value) => onChange({ ...values, [input.field]: value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function listInputs(claimType: string, fields: readonly string[] | undefined) {
  return listFields(claimType).filter(({ field }) => fields === undefined || fields.includes(field))
}

type AttributeInputProps = FieldInput & {
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }
  value: string
  onChange: (value: string) => void
}

function AttributeInput({ encoding, control, value, onChange }: AttributeInputProps) {
  const shared = { ...control, value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
  const options = listOptions(encoding)
  if (options) return <Select {...shared} placeholder={texts.choose} options={options} />
  const mode = encoding === 'number' ? 'numeric' : encoding === 'decimal' ? 'decimal' : 'text'
  return <Input {...shared} type={encoding === 'date' ? 'date' : 'text'} inputMode={mode} autoComplete="off" />
}

function listOptions(encoding: FieldInput['encoding']): { value: string; label: string }[] | null {
  switch (encoding) {
    case 'boolean':
      return [
        { value: 'true', label: texts.yes },
        { value: 'false', label: texts.no },
      ]
    case 'ordinal':
      return Object.entries(educationLevelTexts).map(([value, label]) => ({ value, label }))
    case 'country':
      return listCountries()
    case 'text':
    case 'date':
    case 'number':
    case 'decimal':
      return null
  }
}

function explain(encoding: FieldInput['encoding'], value: string): string {
  const hidden = complainOfHidden(value)
  if (hidden) return hidden
  return encoding === 'date' || encoding === 'number' || encoding === 'decimal'
    ? texts.wrong[encoding]
    : texts.wrong.other
}
