import { type ServerEvent, serverMessageSchema } from '@did/domain/account/socket-message'
import {
  describeClaimVerified,
  describeRevocationUpdate,
  describeVerificationUpdate,
  describeVerifierUpdate,
} from '@did/domain/texts/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { toast } from '../../lib/toast/toast.ts'
import { notificationTexts } from '../../texts/en/frame/notifications.ts'
import { staleAfter } from './live-queries.ts'
import { notificationHref } from './notification-href.ts'

/** Refetches what a socket message makes stale, and shows at most one toast about the news. */
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
  const said = chooseToast(event)
  if (!said) return
  const { label, altText } = notificationTexts.view
  const onAction = () => navigate(notificationHref(event))
  toast({
    title: said.title,
    description: said.message,
    action: { label, altText, onAction },
  })
}

/** An approval sends two events, and only the claim's gets a toast. Own decisions get none. */
function chooseToast(event: ServerEvent) {
  if (event.type === 'claim_verified') return describeClaimVerified(event.data)
  if (event.type === 'verifier_update') return describeVerifierUpdate(event.data)
  if (event.type === 'withdrawal_update') return describeRevocationUpdate(event.data)
  return event.data.own || event.data.status === 'approved' ? null : describeVerificationUpdate(event.data)
}
