import type { Claim } from '@did/domain/claim/claim'
import { provingTexts as texts } from '../../texts/en/proof/proving.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

type NameChoiceProps = { claim: Pick<Claim, 'holderName'>; isNamed: boolean; onChange: (isNamed: boolean) => void }

/**
 * Asks whether the link shows the holder's name. Without the name, the proof's verdict stays amber
 * for a checker who cannot ask the holder.
 */
export function NameChoice({ claim: { holderName }, isNamed, onChange }: NameChoiceProps) {
  if (!holderName) return null
  return (
    <Checkbox
      label={texts.named(holderName)}
      hint={isNamed ? texts.namedHint : texts.unnamedHint}
      checked={isNamed}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
