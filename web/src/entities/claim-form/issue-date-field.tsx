import type { UseFormRegisterReturn } from 'react-hook-form'
import { localToday } from '../../lib/page/device-clock.ts'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const texts = addClaimTexts.issueDate

/**
 * Asks for the issue date on the owner's document. Without this input, a claim about an old degree
 * would have the present day as its issue date.
 */
export function IssueDateField({
  registered,
  error,
  without = texts.without,
}: {
  registered: UseFormRegisterReturn
  error: string | undefined
  /** Says which issue date the claim gets if the owner leaves the field empty. */
  without?: string | undefined
}) {
  return (
    <Field label={texts.label} hint={`${texts.hint} ${without}`} error={error}>
      {(control) => <Input {...control} {...registered} type="date" min="1880-01-01" max={localToday()} />}
    </Field>
  )
}
