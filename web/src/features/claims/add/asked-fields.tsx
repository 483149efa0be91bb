import { listCountries } from '../../../lib/list-options.ts'
import { addClaimTexts } from '../../../texts/en/claim/add-claim.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AddClaimFormReturn } from './add-claim-fields.tsx'
import type { AskedField } from './claim-start.ts'

const texts = addClaimTexts.fields

/** The inputs for the fields of a claim, each by its kind. */
export function AskedFields({ form, fields }: { form: AddClaimFormReturn; fields: readonly AskedField[] }) {
  return fields.map((asked, index) => (
    <Field
      key={asked.field}
      label={asked.isRequired ? asked.name : texts.optional(asked.name)}
      {...(asked.hint && { hint: asked.hint })}
      error={form.formState.errors.values?.[index]?.message}
    >
      {(control) => {
        const registered = { ...control, ...form.register(`values.${index}`) }
        const options = listAskedOptions(asked)
        if (options) return <Select {...registered} placeholder={texts.choose} options={options} />
        if (asked.kind === 'date') return <Input {...registered} type="date" min="1000-01-01" max="9999-12-31" />
        return <Input {...registered} {...(asked.kind === 'number' && { inputMode: 'decimal' })} />
      }}
    </Field>
  ))
}

/** Lists what a person can choose, or null for a field that is typed. */
function listAskedOptions({ kind, choices }: AskedField) {
  if (kind === 'country') return listCountries()
  if (kind !== 'choice' || choices.length === 0) return null
  return choices.map((value) => ({ value, label: value }))
}
