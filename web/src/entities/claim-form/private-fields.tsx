import { nameAttribute } from '@did/domain/texts/en/proof/attribute-names'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = addClaimTexts.privateFields

/**
 * With `enter`, the owner can enter a private attribute at once. With `wish`, the page remembers
 * which private attributes the owner wants to add after the claim is stored.
 */
export type PrivateEntry =
  | { kind: 'enter'; onEnter: (field: string) => void }
  | { kind: 'wish'; wished: readonly string[]; onWish: (wished: string[]) => void }

type PrivateFieldsProps = { fields: readonly string[]; entry: PrivateEntry }

/**
 * Says which values of a template the owner enters as private attributes and not in the form's
 * fields.
 */
export function PrivateFields({ fields, entry }: PrivateFieldsProps) {
  if (fields.length === 0) return null
  return (
    <Notice tone="info" icon={LockKeyhole}>
      <p>{texts.belongs(fields.map(labelOf))}</p>
      {entry.kind === 'enter' ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {fields.map((field) => (
            <Button key={field} variant="outline" onClick={() => entry.onEnter(field)}>
              {texts.enter(labelOf(field))}
            </Button>
          ))}
        </div>
      ) : (
        fields.map((field) => (
          <Checkbox
            key={field}
            label={texts.wish(labelOf(field))}
            hint={texts.wishHint}
            checked={entry.wished.includes(field)}
            onChange={() => entry.onWish(toggle(entry.wished, field))}
          />
        ))
      )}
    </Notice>
  )
}

function labelOf(field: string): string {
  return nameAttribute(field) ?? field
}

/**
 * Adds the field to the wished fields, or removes it. Ignores the checkbox's own state, because
 * that state may lag behind the draft.
 */
function toggle(wished: readonly string[], field: string): string[] {
  return wished.includes(field) ? wished.filter((other) => other !== field) : [...wished, field]
}
