import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Written } from '../export/check-record.ts'

const texts = checkManyTexts.record

type Props = { written: Written; onChange: (written: Written) => void }

/** An auditor wants to see on the receipt who checked and for which case. */
export function RecordFields({ written, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['checker', 'subject'] as const).map((name) => (
        <Field key={name} label={texts[name]} {...(name === 'checker' && { hint: texts.hint })}>
          {(control) => (
            <Input
              {...control}
              value={written[name]}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...written, [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
