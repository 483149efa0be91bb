import type { DidLookup } from '@did/domain/did'
import { shortenAddress } from '@did/domain/shorten-address'
import { useQuery } from '@tanstack/react-query'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import ChainLink from 'lucide-react/icons/link'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Link } from 'wouter'
import { didLookupQuery } from '../../entities/verification/queries.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { requestStatusTexts } from '../../texts/en/verification/verification.ts'
import { authorityTexts as texts } from '../../texts/en/verification/verification-authority.ts'
import { decidedTexts } from '../../texts/en/verification/verifier-desk.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'

type DidFindingsProps = { tokenId: string; hrefOf: (requestId: number) => string }

export function DidFindings({ tokenId, hrefOf }: DidFindingsProps) {
  const found = useQuery(didLookupQuery(tokenId))
  if (found.data) return <Findings found={found.data} hrefOf={hrefOf} />
  if (found.isPending) return <Skeleton className="h-12" />
  return <QueryError type="server" query={found} message={texts.lookupFailed} />
}

function Findings({
  found: { tokenId, onChain, control, requests },
  hrefOf,
}: Omit<DidFindingsProps, 'tokenId'> & { found: DidLookup }) {
  const pending = requests.filter(({ status }) => status === 'pending').length
  const Icon = onChain ? ChainLink : CircleDashed
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm text-ink-2">
      <p className="flex items-start gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">
          {onChain ? texts.lookupOnChain(tokenId, shortDate(onChain.since)) : texts.lookupNotOnChain(tokenId)}
        </span>
      </p>
      {control?.since && (
        <p className="break-words">{texts.lookupMoved(shortenAddress(control.controller), shortDate(control.since))}</p>
      )}
      {control?.frozenSince && (
        <p className="flex items-start gap-2 font-medium text-bad">
          <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{texts.lookupStolen(shortDate(control.frozenSince))}</span>
        </p>
      )}
      <p className="break-words">{texts.lookupFound(tokenId, pending)}</p>
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {requests.map(({ id, claimTitle, status, requestDate, withdrawnAt }) => (
          <li key={id} className="min-w-0">
            <Link
              href={hrefOf(id)}
              className="inline-flex min-h-11 max-w-full flex-wrap content-center items-center gap-x-2 font-medium text-brand underline-offset-4 hover:underline"
            >
              <Quoted words={claimTitle} className="min-w-0 break-words" />
              <span className="font-normal text-ink-2">
                {withdrawnAt === null
                  ? `${requestStatusTexts[status]}, ${shortDate(requestDate)}`
                  : decidedTexts.when.revoked(shortDate(withdrawnAt))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
