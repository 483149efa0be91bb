import { maximumShareLabel } from '@did/domain/share/limits'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const texts = handOutTexts.label

/** Asks for whom a link is, so that its owner later withdraws the right one. */
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
