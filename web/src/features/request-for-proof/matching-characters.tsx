import { matchingCharacters } from '@did/credentials/request-for-proof/request-code'
import type { Hex } from '@did/domain/hex'

/** The characters are large, because two people compare them on two screens. */
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
