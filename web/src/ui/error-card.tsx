import {
  CircleAlert,
  FileWarning,
  LockKeyhole,
  type LucideIcon,
  ReceiptText,
  ServerCrash,
  ShieldAlert,
  Wallet,
  WifiOff,
} from 'lucide-react'
import { describeError } from '../lib/describe-error.ts'
import { commonTexts } from '../texts/common.ts'
import { Button } from './button.tsx'

/** Each has its own icon. */
export type ErrorCardType =
  | 'connection'
  | 'authentication'
  | 'verification'
  | 'claim'
  | 'wallet'
  | 'transaction'
  | 'server'
  | 'unknown'

const icons: Record<ErrorCardType, LucideIcon> = {
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
  /** What it is about. */
  type: ErrorCardType
  /** What was thrown: a missing connection or a sign-in that is over is the better sign then (SPEC.md 8). */
  cause?: unknown
  /** What happened, in a few words. */
  title?: string
  /** What it means, and what is unaffected. */
  message: string
  onRetry?: () => void
  retryLabel?: string
}

/** The generic error banner (SPEC.md 2.16): an icon per type, a message, and one thing to do. */
export function ErrorCard({ type, cause, title, message, onRetry, retryLabel = commonTexts.tryAgain }: ErrorCardProps) {
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
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

function typeOf(type: ErrorCardType, cause: unknown): ErrorCardType {
  const known = describeError(cause).type
  return known === 'connection' || known === 'authentication' ? known : type
}
