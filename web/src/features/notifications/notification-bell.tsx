import { unreadBadge } from '@did/domain/page/unread-badge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useEffect, useId, useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useIsAdministrator } from '../../entities/account/own-session.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { introduce } from '../../lib/live/live-connection.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { notificationTexts } from '../../texts/en/notifications/notifications.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { hearLiveUpdates } from './hear-live-updates.ts'
import { NotificationSkeletons } from './notification-skeletons.tsx'
import { notificationsQuery } from './queries.ts'

/** The bell listens to live updates, so that every screen with a bell stays fresh. */
export function NotificationBell() {
  return (
    <Queries>
      <Bellwether />
    </Queries>
  )
}

function Bellwether() {
  const [isOpen, setOpen] = useState(false)
  const unreadId = useId()
  const signedIn = isSignedIn(useAccount())
  const notifications = useQuery({ ...notificationsQuery, enabled: signedIn })
  const Panel = useLazy(async () => (await import('./notification-panel.tsx')).NotificationPanel, isOpen)
  useLiveUpdates()
  const waiting = useWaitingApplications()
  const unread = (notifications.data ?? []).filter((entry) => !entry.read).length + (waiting > 0 ? 1 : 0)
  return (
    <Dropdown
      label={notificationTexts.title}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={(props) => (
        // The badge stands outside the button, so that its number is no part of the button's label.
        <span className="relative inline-flex">
          <button
            type="button"
            {...props}
            aria-label={notificationTexts.title}
            aria-describedby={unreadId}
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
          >
            <Bell aria-hidden="true" className="size-5" />
          </button>
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-0.5 start-5.5 min-w-5 rounded-full bg-alarm px-1 text-center text-xs leading-5 font-semibold text-white"
            >
              {unreadBadge(unread)}
            </span>
          )}
          <span id={unreadId} hidden>
            {notificationTexts.unread(unread)}
          </span>
        </span>
      )}
    >
      {Panel ? (
        <Panel notifications={notifications} waiting={waiting} onLeave={() => setOpen(false)} />
      ) : (
        <NotificationSkeletons />
      )}
    </Dropdown>
  )
}

function useLiveUpdates(): void {
  const client = useQueryClient()
  const userId = useOwnUser().data?.id
  useEffect(() => hearLiveUpdates(client), [client])
  useEffect(() => {
    if (userId !== undefined) introduce(userId)
  }, [userId])
}

const askEveryMs = 60_000

/**
 * The server keeps notifications for profiles only, so an administrator without a profile hears of
 * waiting applications through this number.
 */
function useWaitingApplications(): number {
  const { isAdministrator, hasProfile } = useIsAdministrator()
  const { data } = useQuery({
    queryKey: queryKeys.waitingApplications,
    queryFn: async () => (await import('./count-applications.ts')).countApplications(),
    enabled: isAdministrator && !hasProfile,
    refetchInterval: askEveryMs,
  })
  return isAdministrator && !hasProfile ? (data ?? 0) : 0
}
