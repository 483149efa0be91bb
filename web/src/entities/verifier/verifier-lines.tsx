import type { Claim } from '@did/domain/claim/claim'
import { issuerTerm } from '@did/domain/texts/en/claim/issuer-term'
import { cn } from '../../lib/cn.ts'
import { listVerifierLines } from './list-verifier-lines.ts'
import { StandingNote } from './standing-note.tsx'

/** Says who verified a claim and who was asked, and in small print which issuer the owner wrote. */
export function VerifierLines({ claim }: { claim: Pick<Claim, 'standing' | 'verifiedBy' | 'asked' | 'issuer'> }) {
  return (
    <>
      {listVerifierLines(claim).map(({ term, name, standing }) => (
        <div key={term} className="text-sm text-ink-2">
          <Line term={term} name={name} className="font-medium text-ink-1" />
          {standing && <StandingNote standing={standing} />}
        </div>
      ))}
      {claim.issuer !== '' && (
        <div className="text-xs text-ink-3">
          <Line term={`${issuerTerm}:`} name={claim.issuer} />
        </div>
      )}
    </>
  )
}

/** Each part has its own text direction, so that a cut name always loses its end. */
function Line({ term, name, className }: { term: string; name: string; className?: string }) {
  return (
    <p className="flex flex-wrap gap-x-1">
      <span>{term}</span> <bdi className={cn('line-clamp-2 min-w-0 break-words', className)}>{name}</bdi>
    </p>
  )
}
