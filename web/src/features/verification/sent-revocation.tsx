import type { RequestRevocation } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { sayRevocation } from '../../texts/en/revocation/revocation.ts'

export function SentRevocation({ withdrawal: { withdrawnAt, reason } }: { withdrawal: RequestRevocation }) {
  return (
    <p dir="auto" className="text-sm break-words text-bad">
      {sayRevocation(shortDate(withdrawnAt), reason)}
    </p>
  )
}
