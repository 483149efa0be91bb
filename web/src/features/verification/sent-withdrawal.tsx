import type { Withdrawal } from '@did/domain/verification-request'
import { shortDate } from '../../texts/dates.ts'
import { sayWithdrawal } from '../../texts/revocation.ts'

/** When and why the verifier withdrew what it had approved. */
export function SentWithdrawal({ withdrawal: { withdrawnAt, reason } }: { withdrawal: Withdrawal }) {
  return (
    <p dir="auto" className="text-sm break-words text-bad">
      {sayWithdrawal(shortDate(withdrawnAt), reason)}
    </p>
  )
}
