import {
  CircleAlert,
  LockKeyhole,
  type LucideIcon,
  ReceiptText,
  ServerCrash,
  ShieldAlert,
  Wallet,
  WifiOff,
} from 'lucide-react'
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
  claim: ReceiptText,
  wallet: Wallet,
  transaction: ReceiptText,
  server: ServerCrash,
  unknown: CircleAlert,
}

type ErrorCardProps = {
  type: ErrorCardType
  /** What happened, in a few words. */
  title?: string
  /** What it means, and what is unaffected. */
  message: string
  onRetry?: () => void
  retryLabel?: string
}

/** The generic error banner (SPEC.md 2.16): an icon per type, a message, and one thing to do. */
export function ErrorCard({ type, title, message, onRetry, retryLabel = commonTexts.tryAgain }: ErrorCardProps) {
  const Icon = icons[type]
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
