import { type ServerEvent, serverMessageSchema } from '@did/domain/socket-message'
import {
  describeClaimVerified,
  describeVerificationUpdate,
  describeVerifierUpdate,
  describeWithdrawalUpdate,
} from '@did/domain/texts/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { notificationTexts } from '../../texts/notifications.ts'
import { notificationHref } from './notification-href.ts'

/** What an event makes stale. A claim's state also stands in its DID's summary and in the requests about it. */
const staleAfter = {
  verification_update: [queryKeys.notifications, queryKeys.requests, queryKeys.claims],
  claim_verified: [queryKeys.notifications, queryKeys.claims, queryKeys.requests, queryKeys.shares],
  verifier_update: [
    queryKeys.notifications,
    queryKeys.ownUser,
    queryKeys.verifierStatus,
    queryKeys.verifiers,
    queryKeys.requests,
  ],
  withdrawal_update: [queryKeys.notifications, queryKeys.confirmations],
} satisfies Record<ServerEvent['type'], readonly (readonly string[])[]>

/** Turns one message of the socket into fresh data and, where a person was waiting for it, a toast. */
export function applyServerMessage(client: QueryClient, message: unknown): void {
  const parsed = serverMessageSchema.safeParse(message)
  if (!parsed.success) {
    console.warn('A live update could not be read')
    return
  }
  const event = parsed.data
  if (event.type === 'connection') {
    console.info(`Live updates: ${event.data.status}`)
    return
  }
  for (const queryKey of staleAfter[event.type]) void client.invalidateQueries({ queryKey })
  const said = describe(event)
  if (!said) return
  const { label, altText } = notificationTexts.view
  const onAction = () => navigate(notificationHref(event))
  toast({
    title: said.title,
    description: said.message,
    action: { label, altText, onAction },
  })
}

/** An approval comes as both kinds of event; one toast is enough, and the claim's says more. */
function describe(event: ServerEvent) {
  if (event.type === 'claim_verified') return describeClaimVerified(event.data)
  if (event.type === 'verifier_update') return describeVerifierUpdate(event.data)
  if (event.type === 'withdrawal_update') return describeWithdrawalUpdate(event.data)
  return event.data.own || event.data.status === 'approved' ? null : describeVerificationUpdate(event.data)
}
