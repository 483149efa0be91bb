import type { Did } from '@did/domain/did'
import { Link } from 'wouter'
import { rememberChosenDid } from '../../entities/did/remembered-did.ts'
import { didsTexts } from '../../texts/en/did/dids.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

const texts = didsTexts.others

type OtherDidsProps = {
  dids: readonly Did[]
  shown: Did
  hrefOf: (did: Did) => string
}

/** The page shows the claims of only one DID at a time, so each other DID is a link. */
export function OtherDids({ dids, shown, hrefOf }: OtherDidsProps) {
  const others = dids.filter(({ id }) => id !== shown.id)
  if (others.length === 0) return null
  return (
    <Disclosure summary={<span className="font-medium">{texts.summary(others.length)}</span>}>
      <p className="text-sm text-ink-2">{texts.text(shown.tokenId)}</p>
      <ul className="mt-3 flex max-h-60 flex-col divide-y divide-line overflow-y-auto">
        {others.map((did) => (
          <li key={did.id}>
            <Link
              href={hrefOf(did)}
              onClick={() => rememberChosenDid(did.id)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg px-2 py-2 transition-colors duration-150 hover:bg-brand-soft"
            >
              <span className="min-w-0 font-medium text-brand">
                {texts.show} <span className="font-mono text-sm break-all">#{did.tokenId}</span>
              </span>
              <span className="flex items-center gap-3 text-sm text-ink-3">
                {shortDate(did.createdAt)}
                <Badge tone="neutral">{did.onChain ? texts.onChain : texts.offChain}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
