import { todayLimit } from '@did/domain/claim/claim-field'
import { findPrivateAttribute } from '@did/domain/claim/private-label'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { localToday } from '../../lib/page/device-clock.ts'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { listCountries } from '../vault/list-options.ts'
import type { AskedField } from './asked-field.ts'
import { type PrivateEntry, PrivateFields } from './private-fields.tsx'

const texts = addClaimTexts.fields

type AskedFieldsProps = {
  fields: readonly AskedField[]
  /** Values beside these fields that belong to the owner's private attributes. */
  privateFields: readonly string[]
  entry: PrivateEntry
  /** Ties the input of the field at this index to its form. */
  register: (name: `values.${number}`) => UseFormRegisterReturn
  complaintAt: (index: number) => string | undefined
}

/**
 * The inputs for the fields of a claim, each by its kind. A template's first field says what the
 * claim is about, so below it a person looks for the values that are private.
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
      {(control) => {
        const tied = { ...control, ...registered }
        const options = listAskedOptions(asked)
        if (options) return <Select {...tied} placeholder={texts.choose} options={options} />
        if (asked.kind === 'date')
          return (
            <Input
              {...tied}
              type="date"
              min={dayOf(asked.least) || '1000-01-01'}
              max={dayOf(asked.most) || '9999-12-31'}
            />
          )
        const example = asked.example && { placeholder: texts.example(asked.example) }
        return <Input {...tied} {...example} {...(asked.kind === 'number' && { inputMode: 'decimal' })} />
      }}
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

/** The day that a limit means now, or '' for no limit. */
function dayOf(limit: string): string {
  return limit === todayLimit ? localToday() : limit
}

/** Lists what a person can choose, or null for a field that is typed. */
function listAskedOptions({ kind, choices }: AskedField) {
  if (kind === 'country') return listCountries()
  if (kind !== 'choice' || choices.length === 0) return null
  return choices.map((value) => ({ value, label: value }))
}
