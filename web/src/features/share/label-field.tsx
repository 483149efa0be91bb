import { maximumShareLabel } from '@did/domain/share/limits'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const texts = handOutTexts.label

/** With the label, the owner later recognises the link that is to be withdrawn. */
export function LabelField({ value, onChange }: { value: string; onChange: (label: string) => void }) {
  return (
    <Field label={texts.label} hint={texts.hint}>
      {(control) => (
        <Input
          {...control}
          maxLength={maximumShareLabel}
          placeholder={texts.example}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
