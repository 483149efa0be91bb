import type { Did } from '@did/domain/did'
import { shortDate } from '@did/domain/display'
import { didsTexts } from '../../texts/dids.ts'
import { Badge } from '../../ui/badge.tsx'

const texts = didsTexts.others

/** The wallet's DIDs besides the one in use; the spec shows only the first. */
export function OtherDids({ dids }: { dids: readonly Did[] }) {
  if (dids.length === 0) return null
  return (
    <details className="rounded-2xl border border-line bg-surface p-4">
      <summary className="min-h-6 font-medium">{texts.summary(dids.length)}</summary>
      <p className="mt-2 text-sm text-ink-2">{texts.text}</p>
      <ul className="mt-3 flex max-h-60 flex-col divide-y divide-line overflow-y-auto">
        {dids.map((did) => (
          <li key={did.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 font-mono text-sm break-all">{did.tokenId}</span>
            <span className="flex items-center gap-3 text-sm text-ink-3">
              {shortDate(did.createdAt)}
              <Badge tone="neutral">{did.onChain ? texts.onChain : texts.offChain}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
