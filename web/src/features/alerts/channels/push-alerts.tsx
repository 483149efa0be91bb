import type { AlertSettings } from '@did/domain/alert/alert'
import BellOff from 'lucide-react/icons/bell-off'
import BellRing from 'lucide-react/icons/bell-ring'
import { useEffect, useState } from 'react'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { alertTexts } from '../../../texts/en/alerts/alerts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import { KindChoices } from '../kind-choices.tsx'
import { useAddDevice, useRemoveDevices } from '../settings.ts'
import { findBrowserState, findSubscription, listen, type Subscription, stopListening } from './browser-push.ts'

const texts = alertTexts.push
type Push = AlertSettings['push']

const obstacles = {
  unsupported: texts.unsupported,
  'needs-installing': texts.needsInstalling,
  blocked: texts.blocked,
  failed: texts.failed,
} as const

export function PushAlerts({ push, isVerifier }: { push: Push; isVerifier: boolean }) {
  if (push.publicKey === null) return <p className="text-sm text-ink-2">{texts.notOffered}</p>
  return (
    <>
      <ThisBrowser push={push} publicKey={push.publicKey} />
      {push.devices.length > 0 && <KindChoices channel="pushKinds" kinds={push.kinds} isVerifier={isVerifier} />}
    </>
  )
}

function ThisBrowser({ push, publicKey }: { push: Push; publicKey: string }) {
  /** The value is undefined until the browser has said whether it has a push subscription. */
  const [subscription, setSubscription] = useState<Subscription | null | undefined>()
  const [obstacle, setObstacle] = useState<keyof typeof obstacles | null>(() => obstacleOf(findBrowserState()))
  const add = useAddDevice()
  const remove = useRemoveDevices()
  useEffect(() => {
    findSubscription(publicKey).then(setSubscription, () => setSubscription(null))
  }, [publicKey])
  const turnOn = useSingleFlight(async (stale: Push['devices'][number]['id'][]) => {
    const listening = await listen(publicKey)
    if (typeof listening === 'string') return setObstacle(listening)
    setSubscription({ ...listening, isForKey: true })
    // No browser listens any more at an endpoint that belongs to an old push key. If the server
    // does not remove the endpoint now, it forgets the endpoint when the next message there fails.
    if (stale.length > 0) await remove.mutateAsync(stale).catch(() => {})
    await add.mutateAsync(listening.endpoint).catch(toastFailure)
  })
  const turnOff = useSingleFlight(async (ids: Push['devices'][number]['id'][]) => {
    await stopListening()
    await remove.mutateAsync(ids).catch(toastFailure)
  })
  if (subscription === undefined) return <Loading label={alertTexts.loading} skeleton="h-24 rounded-2xl" />
  const isOwn = ({ endpointHash }: Push['devices'][number]) => endpointHash === subscription?.endpointHash
  const own = push.devices.filter(isOwn).map(({ id }) => id)
  const others = push.devices.filter((device) => !isOwn(device)).map(({ id }) => id)
  const isOn = own.length > 0 && subscription?.isForKey === true
  return (
    <div className="flex flex-col gap-2">
      <Notice tone={isOn ? 'ok' : obstacle ? 'wait' : 'info'} icon={isOn ? BellRing : BellOff} role="status">
        {isOn ? texts.isOn : obstacle ? obstacles[obstacle] : texts.isOff}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {!isOn && (obstacle === null || obstacle === 'failed') && (
          <Button variant="outline" pending={add.isPending} onClick={() => void turnOn(own)}>
            {add.isPending ? texts.turningOn : texts.turnOn}
          </Button>
        )}
        {isOn && (
          <Button variant="outline" pending={remove.isPending} onClick={() => void turnOff(own)}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {texts.others(others.length)}
          <Button variant="outline" onClick={() => remove.mutate(others, { onError: toastFailure })}>
            {texts.turnOffOthers}
          </Button>
        </div>
      )}
    </div>
  )
}

function obstacleOf(state: ReturnType<typeof findBrowserState>): keyof typeof obstacles | null {
  return state === 'ready' ? null : state
}
