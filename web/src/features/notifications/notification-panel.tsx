import type { Notification } from '@did/domain/account/notification'
import type { UseQueryResult } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { wakeLive } from '../../lib/live/live-status.ts'
import { notificationTexts } from '../../texts/en/notifications/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { useChangeNotifications } from './mutations.ts'
import { NotificationItem } from './notification-item.tsx'
import { NotificationSkeletons } from './notification-skeletons.tsx'

type NotificationPanelProps = {
  notifications: UseQueryResult<Notification[]>
  /** The number of waiting applications for which there is no notification. */
  waiting: number
  /**
   * This is called when the person follows a notification, so that the caller can close the panel.
   */
  onLeave: () => void
}

export function NotificationPanel({ notifications, waiting, onLeave }: NotificationPanelProps) {
  const change = useChangeNotifications()
  const handleOpen = (notification: Notification) => {
    const { id, read } = notification
    if (!read) change.mutate({ type: 'read', id })
    onLeave()
    showRequest(notification)
  }
  const newest = notifications.data?.[0]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line py-1 ps-4 pe-1">
        <h2 className="font-semibold">{notificationTexts.title}</h2>
        {newest && (
          <div className="flex text-sm">
            <Button variant="link" onClick={() => change.mutate({ type: 'read-all', upTo: newest.id })}>
              {notificationTexts.markAllRead}
            </Button>
            <Button variant="link" onClick={() => change.mutate({ type: 'clear', upTo: newest.id })}>
              {notificationTexts.clearAll}
            </Button>
          </div>
        )}
      </div>
      <div className="max-h-[min(28rem,70dvh)] overflow-y-auto p-2">
        {waiting > 0 && <WaitingApplications count={waiting} onLeave={onLeave} />}
        <Entries notifications={notifications} isAlone={waiting === 0} onOpen={handleOpen} />
      </div>
    </>
  )
}

function WaitingApplications({ count, onLeave }: { count: number; onLeave: () => void }) {
  return (
    <Link
      href="/?view=administration"
      onClick={onLeave}
      className="flex items-center gap-3 rounded-xl p-2 font-semibold hover:bg-brand-soft"
    >
      <Info aria-hidden="true" className="size-5 shrink-0 text-brand" />
      {notificationTexts.applicationsWait(count)}
    </Link>
  )
}

type EntriesProps = {
  notifications: UseQueryResult<Notification[]>
  /** This is true if the panel has no other content than these entries. */
  isAlone: boolean
  onOpen: (notification: Notification) => void
}

function Entries({ notifications, isAlone, onOpen }: EntriesProps) {
  const signedIn = isSignedIn(useAccount())
  if (!signedIn) return <p className="p-2 text-ink-2">{notificationTexts.signedOut}</p>
  if (notifications.isPending) return <NotificationSkeletons />
  if (notifications.isError) {
    const handleRetry = () => {
      wakeLive()
      void notifications.refetch()
    }
    return (
      <ErrorCard
        type="server"
        cause={notifications.error}
        message={notificationTexts.loadFailed}
        onRetry={handleRetry}
      />
    )
  }
  if (notifications.data.length === 0) return isAlone && <p className="p-2 text-ink-2">{notificationTexts.empty}</p>
  return (
    <ul>
      {notifications.data.map((entry) => (
        <NotificationItem key={entry.id} notification={entry} onOpen={onOpen} />
      ))}
    </ul>
  )
}

/**
 * Brings an owner's request into view even if the person follows the same notification once more,
 * because the page's address does not change then. The code waits for the next frame, in which the
 * bell's panel has closed.
 */
function showRequest({ data }: Notification): void {
  if (!('claimTitle' in data)) return
  requestAnimationFrame(() => {
    document.getElementById(`sent-${data.id}`)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}
