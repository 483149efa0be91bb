import type { Person } from '@did/domain/account/user'
import X from 'lucide-react/icons/x'
import { guardianTexts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { RowFault } from './guardian-list.ts'
import { PersonLine } from './person-line.tsx'

const texts = guardianTexts.form

type Props = {
  number: number
  value: string
  /** The person with this username or address, or null if the page knows no such person. */
  person: Person | null
  fault: RowFault | null
  onChange: (text: string) => void
  onLeave: () => void
  onRemove?: () => void
}

export function GuardianRow({ number, value, person, fault, onChange, onLeave, onRemove }: Props) {
  return (
    <Field label={texts.row(number)} error={fault ? texts.faults[fault] : undefined}>
      {(control) => (
        <>
          <div className="flex gap-1">
            <Input
              {...control}
              value={value}
              placeholder={texts.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="min-w-0 flex-1 font-mono text-sm"
              onChange={({ target }) => onChange(target.value)}
              onBlur={onLeave}
            />
            {onRemove && (
              <Button variant="quiet" shape="icon" aria-label={texts.remove(number)} onClick={onRemove}>
                <X aria-hidden="true" className="size-4" />
              </Button>
            )}
          </div>
          {person && (
            <p role="status">
              <PersonLine {...person} />
            </p>
          )}
        </>
      )}
    </Field>
  )
}
