import type { Address } from '@did/domain/hex'
import { clearWords } from '@did/domain/proof/quote-words'
import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import { useEffect, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { VerifierLink } from '../verifier/verifier-link.tsx'
import { findReview } from './judge/find-review.ts'
import type { Judged } from './judge/use-verdict.ts'

export type OwnName = { name: string; verifier: Address }

/**
 * Asks our server for the name that an unreviewed verifier gave itself. The page asks only after
 * the verdict, which does not depend on the name. Returns the name, or null, and whether the answer
 * is still to come.
 */
export function useOwnName(judged: Judged | null): [OwnName | null, boolean] {
  const verifier = judged && findUnreviewed(judged)
  const [found, setFound] = useState<{ name: string | null; verifier: Address } | null>(null)
  useEffect(() => {
    if (verifier === null) return
    const asking = new AbortController()
    const { signal } = asking
    import('@did/credentials/verdict/find-own-name')
      .then((module) => module.findOwnName(verifier, { fetch: (url, init) => fetch(url, init), serverUrl: '', signal }))
      .then(
        (name) => name,
        () => null, // Without the name, the wallet's address stays on screen.
      )
      .then((name) => !signal.aborted && setFound({ name, verifier }))
    return () => asking.abort()
  }, [verifier])
  if (verifier === null) return [null, false]
  if (found?.verifier !== verifier) return [null, true]
  return [found.name === null ? null : { name: found.name, verifier }, false]
}

function findUnreviewed({ share, verdict }: Judged): Address | null {
  const isUnreviewed = verdict.text === 'attested' && findReview(verdict) === 'self-registered'
  return isUnreviewed && share.kind === 'attested' ? share.message.verifier : null
}

/**
 * The sentence before the name says that nobody reviewed it. The name stands in quotation marks,
 * and no character of the name can end them.
 */
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
