import type { UserId } from '@did/domain/ids'
import type { ToConfirmAgain } from '@did/domain/verification-request/confirm-again'
import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/clock'
import { toConfirmAgainQuery, useConfirmAllAgain } from '../../../../entities/verification/confirm-again.ts'
import { shortDate } from '../../../../texts/en/frame/dates.ts'
import { confirmAgainTexts as texts } from '../../../../texts/en/verification/confirm-again.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { toastFailure } from '../../../../ui/toast/toast-failure.ts'

/** Tells an accredited verifier how many of its confirmations are older than its accreditation. */
export function ConfirmAgainNotice({ verifierId }: { verifierId: UserId }) {
  const found = useQuery(toConfirmAgainQuery(verifierId))
  // The verifier's work page works without the list of these confirmations, so show nothing if the
  // list cannot be loaded.
  if (!found.data?.accreditedSince || found.data.requests.length === 0) return null
  return <Listed verifierId={verifierId} found={found.data} since={found.data.accreditedSince} />
}

function Listed({ verifierId, found, since }: { verifierId: UserId; found: ToConfirmAgain; since: string }) {
  const all = useConfirmAllAgain({
    onSuccess: ({ made }) => toast(made === 0 ? texts.none : texts.made(made)),
    onError: toastFailure,
  })
  const { requests, hasMore } = found
  const needOwners = requests.filter(({ hasAttributes }) => hasAttributes).length
  return (
    <Notice
      tone="wait"
      icon={History}
      title={texts.title(shortDate(since))}
      action={
        needOwners < requests.length && (
          <Button pending={all.isPending} onClick={() => all.mutate(verifierId)}>
            {all.isPending ? texts.asking : texts.all}
          </Button>
        )
      }
    >
      <p>
        {texts.signedBefore(requests.length, hasMore)} {texts.checkersRead}
      </p>
      {needOwners > 0 && <p>{texts.needOwners(needOwners)}</p>}
    </Notice>
  )
}
