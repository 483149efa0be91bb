import type { Claim } from '@did/domain/claim/claim'
import { findWrittenIssuer } from '@did/domain/protocol/own-issuer'
import { issuerTerm } from '@did/domain/texts/en/claim/issuer-term'
import { Fragment, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { listVerifierLines, type NamedVerifier } from './list-verifier-lines.ts'
import { NameCaution } from './name-caution.tsx'
import { Caution, StandingNote } from './standing-note.tsx'
import { VerifierLink } from './verifier-link.tsx'

/** In small print, names the issuer that the owner wrote. */
export function VerifierLines({ claim }: { claim: Pick<Claim, 'standing' | 'verifiedBy' | 'asked' | 'issuer'> }) {
  const issuer = findWrittenIssuer(claim.issuer)
  return (
    <>
      {listVerifierLines(claim).map(({ term, verifiers, standing, caution }) => (
        <div key={term} className="text-sm text-ink-2">
          <Line term={term} className="font-medium text-ink-1">
            {verifiers.map((verifier, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two verifiers may have one name
              <Fragment key={place}>
                {place > 0 && ', '}
                <Name verifier={verifier} />
              </Fragment>
            ))}
          </Line>
          {standing && <StandingNote standing={standing} />}
          {verifiers.map(({ name, walletAddress, accreditation }) => (
            <NameCaution key={walletAddress} name={name} standing={accreditation} />
          ))}
          {caution && <Caution>{caution}</Caution>}
        </div>
      ))}
      {issuer && (
        <div className="text-xs text-ink-3">
          <Line term={`${issuerTerm}:`}>{issuer}</Line>
        </div>
      )}
    </>
  )
}

/** The card's own link covers the whole card, so the link of the verifier's name lies above it. */
function Name({ verifier: { name, walletAddress } }: { verifier: NamedVerifier }) {
  if (walletAddress === null) return name
  return (
    <VerifierLink walletAddress={walletAddress} className="relative z-10">
      <bdi>{name}</bdi>
    </VerifierLink>
  )
}

/** The value has its own text direction, so that a long value is always cut at its end. */
function Line({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-1">
      <span>{term}</span> <bdi className={cn('line-clamp-2 min-w-0 break-words', className)}>{children}</bdi>
    </p>
  )
}
