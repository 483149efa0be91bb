import type { Address } from '@did/domain/hex'
import { clearWords } from '@did/domain/proof/quote-words'
import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import { useEffect, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { VerifierLink } from '../verifier/verifier-link.tsx'
import { findReview } from './judge/find-review.ts'
import type { Judged } from './judge/use-verdict.ts'

/** The name that a verifier gave itself, and the verifier's wallet. */
export type OwnName = { name: string; verifier: Address }

/**
 * Asks our server after the verdict, which needs no name. Returns null until the verdict and the
 * name have come.
 */
export function useOwnName(judged: Judged | null): OwnName | null {
  const verifier = judged && findUnreviewed(judged)
  const [found, setFound] = useState<OwnName | null>(null)
  useEffect(() => {
    if (verifier === null) return
    const asking = new AbortController()
    const { signal } = asking
    import('@did/credentials/verdict/find-own-name')
      .then(({ findOwnName }) =>
        findOwnName(verifier, { fetch: (url, init) => fetch(url, init), serverUrl: '', signal }),
      )
      .then(
        (name) => !signal.aborted && setFound(name === null ? null : { name, verifier }),
        () => {}, // The address stays on screen.
      )
    return () => asking.abort()
  }, [verifier])
  return found?.verifier === verifier ? found : null
}

function findUnreviewed({ share, verdict }: Judged): Address | null {
  const isUnreviewed = verdict.text === 'attested' && findReview(verdict) === 'self-registered'
  return isUnreviewed && share.kind === 'attested' ? share.message.verifier : null
}

/** The mark comes first, and the name cannot leave its quotation marks. */
export function OwnNameNote({ own: { name, verifier }, className }: { own: OwnName; className?: string }) {
  return (
    <p className={cn('overflow-hidden text-sm break-words', className)}>
      {ownNameMark}{' '}
      <q dir="auto">
        <VerifierLink walletAddress={verifier} className="font-medium">
          <bdi>{clearWords(name)}</bdi>
        </VerifierLink>
      </q>
    </p>
  )
}
