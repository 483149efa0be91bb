import { quoteWords } from '@did/domain/proof/quote-words'
import { comma } from '@did/domain/texts/en/punctuation'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { AskedField } from './asked-field.ts'

const texts = addClaimTexts.opened

type OpenedFieldsProps = {
  fields: readonly AskedField[]
  opened: readonly string[]
  onChange: (opened: string[]) => void
}

export function OpenedFields({ fields, opened, onChange }: OpenedFieldsProps) {
  if (fields.length === 0) return null
  const names = fields.filter(({ field }) => opened.includes(field)).map(({ name }) => quoteWords(name))
  // Compute the new list from `opened` and not from the checkbox's own state, because that state
  // may lag behind the draft.
  const toggle = (field: string) =>
    onChange(opened.includes(field) ? opened.filter((other) => other !== field) : [...opened, field])
  return (
    <Disclosure summary={texts.summary([texts.holder, ...names].join(comma))} isLazy>
      <p className="text-sm text-ink-2">{texts.hint}</p>
      {fields.map(({ field, name }) => (
        <Checkbox
          key={field}
          label={texts.show(name)}
          checked={opened.includes(field)}
          onChange={() => toggle(field)}
        />
      ))}
    </Disclosure>
  )
}
