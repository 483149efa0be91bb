import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { verifierLinkTexts as texts } from '../../texts/en/verifier/verifier-link.ts'

export const verifierHref = (walletAddress: string) => `/verifiers/${walletAddress.toLowerCase()}`

type VerifierLinkProps = { walletAddress: string; children: ReactNode; className?: string }

/** Opens a new tab, because some results exist in the present tab only. */
export function VerifierLink({ walletAddress, children, className }: VerifierLinkProps) {
  return (
    <a
      href={verifierHref(walletAddress)}
      target="_blank"
      rel="noreferrer"
      title={texts.opensPage}
      className={cn('underline decoration-line-strong underline-offset-4 hover:decoration-current', className)}
    >
      {children}
    </a>
  )
}
