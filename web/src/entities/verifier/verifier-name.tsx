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
  /** The look of the name itself. */
  className?: string
}

/**
 * Shows an organization's name with its standing, and warns in red if the name looks like an
 * accredited one.
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
