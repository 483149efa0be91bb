import { matchingCharacters } from '@did/credentials/request-code'
import type { Hex } from '@did/domain/hex'

/** Large, for two people who hold two screens beside each other. */
export function MatchingCharacters({ requestHash, label, hint }: { requestHash: Hex; label: string; hint: string }) {
  return (
    <div>
      <p className="text-sm text-ink-3">{label}</p>
      <p className="text-2xl font-semibold">
        <code className="font-mono" dir="ltr">
          {matchingCharacters(requestHash)}
        </code>
      </p>
      <p className="text-sm text-pretty text-ink-2">{hint}</p>
    </div>
  )
}
