import { maximumShareLabel } from '@did/domain/share/limits'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const texts = handOutTexts.label

/**
 * Asks the owner for whom a link is. The owner can then recognise the link that is to be withdrawn
 * later.
 */
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
