import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileWarning from 'lucide-react/icons/file-exclamation-point'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ServerCrash from 'lucide-react/icons/server-crash'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import Wallet from 'lucide-react/icons/wallet'
import WifiOff from 'lucide-react/icons/wifi-off'
import { describeError } from '../lib/describe-error.ts'
import { commonTexts } from '../texts/en/frame/common.ts'
import type { ErrorType } from '../texts/error-text.ts'
import { Button } from './button.tsx'

const icons: Record<ErrorType, LucideIcon> = {
  connection: WifiOff,
  authentication: LockKeyhole,
  verification: ShieldAlert,
  claim: FileWarning,
  wallet: Wallet,
  transaction: ReceiptText,
  server: ServerCrash,
  unknown: CircleAlert,
}

type ErrorCardProps = {
  type: ErrorType
  /**
   * If this is a connection error or a failed sign-in, the card shows the icon for this error
   * instead of the icon for `type`.
   */
  cause?: unknown
  title?: string
  /** Says what does not work because of the error, and what still works. */
  message: string
  onRetry?: () => void
}

/** docs/spec/2-5-bell-network-toasts.md describes this card. */
export function ErrorCard({ type, cause, title, message, onRetry }: ErrorCardProps) {
  const Icon = icons[typeOf(type, cause)]
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-2xl bg-bad-soft p-4 text-bad">
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <div className="min-w-48 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <p className="break-words">{message}</p>
      </div>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {commonTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}

type QueryErrorProps = Pick<ErrorCardProps, 'type' | 'title' | 'message'> & {
  query: { error: unknown; refetch: () => Promise<unknown> }
}

export function QueryError({ query, ...card }: QueryErrorProps) {
  return <ErrorCard {...card} cause={query.error} onRetry={() => void query.refetch()} />
}

function typeOf(type: ErrorType, cause: unknown): ErrorType {
  const known = describeError(cause).type
  return known === 'connection' || known === 'authentication' ? known : type
}
