import { complainOfHidden } from '@did/domain/text'
import { useEffect, useRef } from 'react'
import { proofFieldLabel } from '../../texts/en/proof/proof.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { type FieldInput, findWrong, listFields } from './attributes/attribute-fields.ts'
import { listOptions } from './list-options.ts'
import type { AttributeValues } from './store/content.ts'

const texts = vaultTexts.attributes

type AttributeInputsProps = {
  claimType: string
  /** If `fields` is absent, the form shows all fields that a claim of this type may have. */
  fields?: readonly string[] | undefined
  values: AttributeValues
  /** If false, the form shows no complaints, because the person has not tried to save yet. */
  isChecked: boolean
  /** The field whose input takes the focus when the form appears. */
  wanted?: string | undefined
  onChange: (values: AttributeValues) => void
}

export function AttributeInputs({ claimType, fields, values, isChecked, wanted, onChange }: AttributeInputsProps) {
  const inputs = useRef<HTMLDivElement>(null)
  useEffect(() => inputs.current?.querySelector<HTMLElement>('[data-wanted]')?.focus(), [])
  const wrong = isChecked ? findWrong(values) : []
  return (
    <div ref={inputs} className="grid gap-4 md:grid-cols-2">
      {listInputs(claimType, fields).map((input) => (
        <Field
          key={input.field}
          label={proofFieldLabel(input.field)}
          error={wrong.includes(input.field) ? explain(input.encoding, values[input.field] ?? '') : undefined}
        >
          {(control) => (
            <AttributeInput
              {...input}
              control={{ ...control, ...(input.field === wanted && { 'data-wanted': true }) }}
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
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean; 'data-wanted'?: boolean }
  value: string
  onChange: (value: string) => void
}

function AttributeInput({ encoding, control, value, onChange }: AttributeInputProps) {
  const shared = { ...control, value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
  const options = listOptions(encoding, texts)
  if (options) return <Select {...shared} placeholder={texts.choose} options={options} />
  const mode = encoding === 'number' ? 'numeric' : encoding === 'decimal' ? 'decimal' : 'text'
  return <Input {...shared} type={encoding === 'date' ? 'date' : 'text'} inputMode={mode} autoComplete="off" />
}

function explain(encoding: FieldInput['encoding'], value: string): string {
  const hidden = complainOfHidden(value)
  if (hidden) return hidden
  return encoding === 'date' || encoding === 'number' || encoding === 'decimal'
    ? texts.wrong[encoding]
    : texts.wrong.other
}
