import type { Notification, NotificationType } from '@did/domain/account/notification'
import { describeNotification } from '@did/domain/texts/en/notifications'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { Link } from 'wouter'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { cn } from '../../lib/cn.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { relativeTime } from '../../texts/en/frame/dates.ts'
import { describeAnswerer, describeHolderName, describeWhy } from '../../texts/en/notifications/answerer.ts'
import { notificationTexts } from '../../texts/en/notifications/notifications.ts'
import { notificationHref } from './notification-href.ts'

const icons: Record<NotificationType, { icon: LucideIcon; colour: string }> = {
  success: { icon: CircleCheck, colour: 'text-ok' },
  error: { icon: CircleX, colour: 'text-bad' },
  warning: { icon: TriangleAlert, colour: 'text-wait' },
  info: { icon: Info, colour: 'text-brand' },
}

type NotificationItemProps = { notification: Notification; onOpen: (notification: Notification) => void }

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const [now] = useState(dateNow)
  const { type, title, message } = describeNotification(notification.data)
  const { icon: Icon, colour } = isUnreviewed(notification) ? icons.warning : icons[type]
  return (
    <li>
      <Link
        href={notificationHref(notification)}
        onClick={() => onOpen(notification)}
        className="flex w-full items-start gap-3 rounded-xl p-2 text-start hover:bg-brand-soft"
      >
        <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', colour)} />
        <span className="min-w-0 flex-1">
          <span className={cn('flex items-center gap-2', !notification.read && 'font-semibold')}>
            {title}
            {!notification.read && (
              <>
                <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
                <span className="sr-only">{notificationTexts.isUnread}</span>
              </>
            )}
          </span>
          <span dir="auto" className="block text-sm break-words text-ink-2">
            {message}
          </span>
          <Below>{describeHolderName(notification.data)}</Below>
          <Below>{describeAnswerer(notification.data)}</Below>
          {'verifier' in notification.data && notification.data.verifier && (
            <NameCaution name={notification.data.verifier.name} standing={notification.data.verifier.accreditation} />
          )}
          <Below>{describeWhy(notification.data)}</Below>
          <span className="block text-sm text-ink-2">{relativeTime(new Date(notification.timestamp), now)}</span>
        </span>
      </Link>
    </li>
  )
}

/** An approval by a verifier without accreditation is good news, but must not have a green icon. */
function isUnreviewed({ type, data }: Notification): boolean {
  return (
    type === 'success' &&
    'verifier' in data &&
    data.verifier !== undefined &&
    data.verifier.accreditation !== 'accredited'
  )
}

function Below({ children }: { children: string | null }) {
  return children && <span className="block text-sm break-words text-ink-2">{children}</span>
}
