import type { User } from '@did/domain/account/user'
import { useQuery } from '@tanstack/react-query'
import ShieldOff from 'lucide-react/icons/shield-off'
import { Link } from 'wouter'
import { verifierStatusQuery } from '../../entities/verifier/status-query.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { suspendedTexts as texts } from '../../texts/en/verifier/verifier-standing.ts'
import { Notice } from '../../ui/notice.tsx'
import { LongText } from '../../ui/text/long-text.tsx'

export function SuspendedVerifier({ user }: { user: User }) {
  const { data: status } = useQuery(verifierStatusQuery(user.id))
  const { since, reason } = status ?? {}
  return (
    <Notice tone="bad" icon={ShieldOff} title={since ? texts.since(shortDate(since)) : texts.title}>
      {reason && (
        <p className="flex flex-wrap gap-x-1">
          {texts.reason} <LongText text={reason} />
        </p>
      )}
      <p>{texts.means}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link href="/contact" className={linkClass}>
          {texts.contact}
        </Link>
        <Link href="/?view=profile" className={linkClass}>
          {texts.applyAgain}
        </Link>
      </p>
    </Notice>
  )
}

const linkClass = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'
