import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { readableEnd } from '@did/domain/texts/told-facts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { confirmationsTexts, revokeTexts as texts } from '../../texts/en/revocation/revoking.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

type OtherConfirmationsProps = {
  others: readonly Confirmation[]
  isAlso: boolean
  isBusy: boolean
  onAlso: (isAlso: boolean) => void
}

export function OtherConfirmations({ others, isAlso, isBusy, onAlso }: OtherConfirmationsProps) {
  return (
    <div className="rounded-xl border border-line-strong px-4 pt-4">
      <p>{texts.others(others.length)}</p>
      <ul className="text-sm text-ink-2">
        {others.map(({ id, confirmedAt, message: { validUntil } }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <span>{confirmationsTexts.confirmed(shortDate(confirmedAt))}</span>
            {validUntil !== 0 && <span>{confirmationsTexts.ends(readableEnd(validUntil))}</span>}
          </li>
        ))}
      </ul>
      <Checkbox
        label={texts.also(others.length)}
        checked={isAlso}
        disabled={isBusy}
        onChange={(event) => onAlso(event.target.checked)}
      />
    </div>
  )
}
