import { shortenAddress } from '@did/domain/shorten-address'
import type { RegisterEntry } from '@did/domain/verifier/register'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { registerTexts as texts } from '../../texts/en/register/register.ts'
import { Badge } from '../../ui/badge.tsx'
import { LongText } from '../../ui/text/long-text.tsx'
import { verifierHref } from './verifier-link.tsx'

/**
 * The element with this id shows the verifier's name. It labels the verifier's list item and
 * describes the button in that item.
 */
export const registerEntryId = ({ walletAddress }: RegisterEntry) => `verifier-${walletAddress}`

export function RegisterEntryItem({ entry, children }: { entry: RegisterEntry; children?: ReactNode }) {
  const titleId = registerEntryId(entry)
  const isAccredited = entry.status === 'accredited'
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={verifierHref(entry.walletAddress)}
            className="min-w-0 font-semibold break-words underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            <bdi id={titleId}>{entry.name}</bdi>
          </Link>
          <Badge tone={isAccredited ? 'ok' : 'bad'} icon={isAccredited ? BadgeCheck : ShieldOff}>
            {isAccredited ? texts.isAccredited : texts.isSuspended}
          </Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          {entry.domain && <span className="break-all">{entry.domain}</span>}
          <span>{texts[isAccredited ? 'since' : 'accreditedOn'](shortDate(entry.accreditedSince))}</span>
          <span className="font-mono" title={entry.walletAddress}>
            {shortenAddress(entry.walletAddress)}
          </span>
        </p>
        {entry.status === 'suspended' && (
          <p className="mt-1 flex flex-wrap gap-x-1 text-sm text-pretty text-ink-2">
            <span className="text-bad">{texts.suspendedOn(shortDate(entry.suspendedAt))}</span>
            {entry.reason && (
              <>
                {' '}
                <span>· {texts.reason}</span> <LongText text={entry.reason} />
              </>
            )}
          </p>
        )}
      </div>
      {children}
    </li>
  )
}
