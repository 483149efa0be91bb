import { cn } from '../../lib/cn.ts'
import type { reviewTexts } from '../../texts/en/frame/names.ts'
import { NameCaution } from './name-caution.tsx'
import { StandingNote } from './standing-note.tsx'
import { VerifierLink } from './verifier-link.tsx'

type Standing = keyof typeof reviewTexts
type VerifierNameProps = {
  name: string
  standing: Standing | null
  /** If the address is given, the name leads to the verifier's public page. */
  walletAddress?: string | null
  /** The classes of the name itself. */
  className?: string
}

/**
 * Warns in red if nobody reviewed the name and it looks like the name of an accredited verifier.
 */
export function VerifierName({ name, standing, walletAddress = null, className }: VerifierNameProps) {
  const look = cn('min-w-0 break-words', className)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {walletAddress === null ? (
        <bdi className={look}>{name}</bdi>
      ) : (
        <VerifierLink walletAddress={walletAddress} className={look}>
          <bdi>{name}</bdi>
        </VerifierLink>
      )}
      {standing && <StandingNote standing={standing} />}
      <NameCaution name={name} standing={standing} />
    </span>
  )
}
