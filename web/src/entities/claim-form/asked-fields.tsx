import { todayLimit } from '@did/domain/claim/claim-field'
import { findPrivateAttribute } from '@did/domain/claim/private-label'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactElement } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { localToday } from '../../lib/page/device-clock.ts'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { type ControlProps, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { listCountries } from '../vault/list-options.ts'
import type { AskedField } from './asked-field.ts'
import { type PrivateEntry, PrivateFields } from './private-fields.tsx'

const texts = addClaimTexts.fields

type AskedFieldsProps = {
  fields: readonly AskedField[]
  /**
   * The names of values for which the form has no field, because these values are private
   * attributes.
   */
  privateFields: readonly string[]
  entry: PrivateEntry
  register: (name: `values.${number}`) => UseFormRegisterReturn
  complaintAt: (index: number) => string | undefined
}

/**
 * The notice about private values stands below the first field, because people look for private
 * values there. The first field says what the claim is about.
 */
export function AskedFields({ fields, privateFields, entry, register, complaintAt }: AskedFieldsProps) {
  if (fields.length === 0) return null
  const inputs = fields.map((asked, index) => (
    <AskedInput key={asked.field} asked={asked} registered={register(`values.${index}`)} error={complaintAt(index)} />
  ))
  return (
    <>
      <p className="text-sm text-ink-2">{texts.readers}</p>
      {inputs.slice(0, 1)}
      <PrivateFields fields={privateFields} entry={entry} />
      {inputs.slice(1)}
    </>
  )
}

type AskedInputProps = { asked: AskedField; registered: UseFormRegisterReturn; error: string | undefined }

function AskedInput({ asked, registered, error }: AskedInputProps) {
  const isPrivate = findPrivateAttribute(asked.name) !== null
  const input = (
    <Field
      label={asked.isRequired ? asked.name : texts.optional(asked.name)}
      {...(asked.hint && { hint: asked.hint })}
      error={error}
    >
      {(control) => <KindInput asked={asked} tied={{ ...control, ...registered }} />}
    </Field>
  )
  if (!isPrivate) return input
  return (
    <>
      {input}
      <Notice tone="wait" icon={CircleAlert}>
        {addClaimTexts.privateFields.line(asked.name)}
      </Notice>
    </>
  )
}

function KindInput({ asked, tied }: { asked: AskedField; tied: ControlProps & UseFormRegisterReturn }): ReactElement {
  const example = asked.example && { placeholder: texts.example(asked.example) }
  switch (asked.kind) {
    case 'text':
      return <Input {...tied} {...example} />
    case 'number':
      return <Input {...tied} {...example} inputMode="decimal" />
    case 'date':
      return (
        <Input {...tied} type="date" min={dayOf(asked.least) || '1000-01-01'} max={dayOf(asked.most) || '9999-12-31'} />
      )
    case 'country':
      return <Select {...tied} placeholder={texts.choose} options={listCountries()} />
    case 'choice':
      // A template may list no choices for the field. Then the person types the value.
      if (asked.choices.length === 0) return <Input {...tied} {...example} />
      return (
        <Select
          {...tied}
          placeholder={texts.choose}
          options={asked.choices.map((value) => ({ value, label: value }))}
        />
      )
  }
}

/**
 * Returns the limit as a day, with the present day in place of `todayLimit`. Returns '' if the
 * field has no limit.
 */
function dayOf(limit: string): string {
  return limit === todayLimit ? localToday() : limit
}
