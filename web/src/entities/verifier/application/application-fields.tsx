import { maximumApplicationLength } from '@did/domain/verifier/limits'
import { applicationTexts as texts } from '../../../texts/en/verifier/application.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { ApplicationTexts } from './prefill-application.ts'

export type ApplicationFaults = Partial<Record<keyof ApplicationTexts, string>>

type ApplicationFieldsProps = {
  values: ApplicationTexts
  faults: ApplicationFaults
  onChange: (change: Partial<ApplicationTexts>) => void
}

export function ApplicationFields({ values, faults, onChange }: ApplicationFieldsProps) {
  return (
    <>
      <Field label={texts.website} hint={texts.websiteHint} error={faults.website}>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={values.website}
            maxLength={maximumApplicationLength.website}
            autoComplete="url"
            onChange={(event) => onChange({ website: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.contact} hint={texts.contactHint} error={faults.contact}>
        {(control) => (
          <Input
            {...control}
            value={values.contact}
            maxLength={maximumApplicationLength.contact}
            onChange={(event) => onChange({ contact: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.note} hint={texts.noteHint} error={faults.note}>
        {(control) => (
          <Textarea
            {...control}
            value={values.note}
            maxLength={maximumApplicationLength.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
