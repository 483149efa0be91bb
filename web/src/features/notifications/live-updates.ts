import { type ServerEvent, serverMessageSchema } from '@did/domain/account/socket-message'
import {
  describeClaimVerified,
  describeControlUpdate,
  describeRevocationUpdate,
  describeShareOpened,
  describeVerificationUpdate,
  describeVerifierUpdate,
} from '@did/domain/texts/en/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { loadAgain } from '../../lib/query/load-again.ts'
import { describeWhy } from '../../texts/en/notifications/answerer.ts'
import { notificationTexts } from '../../texts/en/notifications/notifications.ts'
import { toast } from '../../ui/toast/toast.ts'
import { staleAfter } from './live-queries.ts'
import { notificationHref } from './notification-href.ts'

/** Loads again what a message over the socket makes stale, and shows at most one toast about it. */
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
  refetchSoon(client, staleAfter[event.type])
  const said = chooseToast(event)
  if (!said) return
  const { label, altText } = notificationTexts.view
  const onAction = () => navigate(notificationHref(event))
  toast({
    title: said.title,
    description: [said.message, describeWhy(event.data)].filter(Boolean).join('. '),
    action: { label, altText, onAction },
  })
}

/**
 * The server sends all events of one decision within this many milliseconds, so the page gathers
 * events for this long.
 */
const gatherMs = 5
const staleOf = new WeakMap<QueryClient, Set<readonly string[]>>()

/**
 * Loads each list only once for all events within `gatherMs`. A second load would only cancel the
 * first.
 */
function refetchSoon(client: QueryClient, queryKeys: readonly (readonly string[])[]): void {
  const gathered = staleOf.get(client)
  const stale = gathered ?? new Set()
  for (const queryKey of queryKeys) stale.add(queryKey)
  if (gathered) return
  staleOf.set(client, stale)
  setTimeout(() => {
    staleOf.delete(client)
    for (const queryKey of stale) loadAgain(client, queryKey)
  }, gatherMs)
}

/**
 * An approval sends one event about the request and one about the claim, and only the event about
 * the claim gets a toast. A verifier gets no toast about its own decisions.
 */
function chooseToast(event: ServerEvent) {
  if (event.type === 'claim_verified') return describeClaimVerified(event.data)
  if (event.type === 'verifier_update') return describeVerifierUpdate(event.data)
  if (event.type === 'withdrawal_update') return describeRevocationUpdate(event.data)
  if (event.type === 'share_opened') return describeShareOpened(event.data)
  if (event.type === 'control_update') return describeControlUpdate(event.data)
  return event.data.own || event.data.status === 'approved' ? null : describeVerificationUpdate(event.data)
}
