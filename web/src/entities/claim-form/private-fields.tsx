import { nameAttribute } from '@did/domain/texts/en/proof/attribute-names'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = addClaimTexts.privateFields

type PrivateFieldsProps = {
  fields: readonly string[]
  /** Opens the private attributes at this one. Without it, the owner adds the attribute later. */
  onEnter?: ((field: string) => void) | undefined
}

/** Says beside a template's fields which values belong to the private attributes instead. */
export function PrivateFields({ fields, onEnter }: PrivateFieldsProps) {
  if (fields.length === 0) return null
  const labelOf = (field: string) => nameAttribute(field) ?? field
  return (
    <Notice tone="info" icon={LockKeyhole}>
      <p>{texts.belongs(fields.map(labelOf))}</p>
      {onEnter && (
        <div className="mt-2 flex flex-wrap gap-2">
          {fields.map((field) => (
            <Button key={field} variant="outline" onClick={() => onEnter(field)}>
              {texts.enter(labelOf(field))}
            </Button>
          ))}
        </div>
      )}
      {!onEnter && <p className="mt-1">{texts.later}</p>}
    </Notice>
  )
}
