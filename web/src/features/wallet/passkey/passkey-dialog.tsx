import { isAppError } from '@did/domain/errors'
import { shortenAddress } from '@did/domain/shorten-address'
import CircleX from 'lucide-react/icons/circle-x'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Link } from 'wouter'
import { describeError } from '../../../lib/describe-error.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { passkeyTexts as texts } from '../../../texts/en/wallet/passkey.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { walletOfferStore } from '../wallet-store.ts'
import { connectPasskey } from './connect-passkey.ts'
import { recallPasskey } from './known-passkey.ts'
import { Obstacle, useObstacle } from './obstacle.tsx'
import type { Way } from './open-account.ts'
import './passkey-errors.ts'

type Failed = { way: Way; error: unknown }
const hints = { create: texts.declinedHint, find: texts.notFoundHint, again: texts.notFoundHint }
const close = () => walletOfferStore.set('none')

export function PasskeyDialog() {
  const { busy, failure, run } = useConnecting()
  const obstacle = useObstacle()
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.title}
      description={texts.lead}
      footer={obstacle ? undefined : <Ways busy={busy} run={run} />}
    >
      <ul className="grid gap-2 pt-2 pb-4">
        {texts.points.map((point) => (
          <li key={point} className="flex gap-2">
            <KeyRound aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
            {point}
          </li>
        ))}
      </ul>
      {obstacle && <Obstacle {...obstacle} />}
      <div className="flex flex-col items-start">
        <Link href="/add-key" onClick={close} className={buttonClass({ variant: 'link' })}>
          {texts.elsewhere}
        </Link>
        <Link href="/recover" onClick={close} className={buttonClass({ variant: 'link' })}>
          {texts.lost}
        </Link>
      </div>
      {busy && <p role="status">{texts.waiting}</p>}
      {failure && <Failure {...failure} />}
    </Dialog>
  )
}

function Ways({ busy, run }: { busy: Way | null; run: (way: Way) => void }) {
  const known = recallPasskey()
  const button = (way: Way, label: string, variant: 'primary' | 'outline' | 'quiet') => (
    <Button variant={variant} pending={busy === way} disabled={busy !== null && busy !== way} onClick={() => run(way)}>
      {label}
    </Button>
  )
  if (!known)
    return (
      <>
        {button('find', texts.find, 'outline')}
        {button('create', texts.create, 'primary')}
      </>
    )
  return (
    <>
      {button('create', texts.create, 'quiet')}
      {button('find', texts.another, 'outline')}
      {button('again', texts.again(shortenAddress(known.account)), 'primary')}
    </>
  )
}

/**
 * Browsers give the same error whether the person cancelled or the device has no passkey, so the
 * text names both reasons.
 */
function Failure({ way, error }: Failed) {
  return (
    <Notice tone="bad" icon={CircleX} role="alert">
      {describeError(error).message}
      {isAppError(error, 'passkey-declined') && <p className="mt-1">{hints[way]}</p>}
    </Notice>
  )
}

/**
 * Closes the dialog once the person is signed in. After a refusal, it stays open with the same
 * choices.
 */
function useConnecting() {
  const [busy, setBusy] = useState<Way | null>(null)
  const [failure, setFailure] = useState<Failed | null>(null)
  const run = useSingleFlight(async (way: Way) => {
    setBusy(way)
    setFailure(null)
    try {
      if (await connectPasskey(way)) close()
    } catch (error) {
      console.warn('Failed to come in with a passkey', error)
      setFailure({ way, error })
    } finally {
      setBusy(null)
    }
  })
  return { busy, failure, run: (way: Way) => void run(way) }
}
