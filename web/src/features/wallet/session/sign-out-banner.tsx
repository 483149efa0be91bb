import { useEffect, useState } from 'react'
import { recall } from '../../../lib/page/browser-storage.ts'
import { unreachableStore } from '../../../lib/reachability.ts'
import { useStore } from '../../../lib/store.ts'
import { signOutTexts as texts } from '../../../texts/en/wallet/sign-out.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { finishSignOut } from '../wallet.ts'
import { signOutWaitingStore } from '../wallet-store.ts'
import { savedSessionKey } from './saved-session.ts'

/**
 * The server mostly answers a sign-out within this many milliseconds, so the banner does not flash
 * up.
 */
const silentForMs = 2000
/** A server that answers may refuse a sign-out, so the page repeats it even without an outage. */
const repeatEveryMs = 10_000

// This page may have opened while the server has not answered a sign-out yet.
void finishSignOut()

/**
 * Says what a person can do while the server has not answered a sign-out, and repeats the sign-out.
 * Once the server has answered, says so, unless a wallet has connected in any tab meanwhile.
 */
export function SignOutBanner() {
  const [isShown, setShown] = useState(false)
  const isAway = useStore(unreachableStore).length > 0
  useEffect(() => {
    const showing = setTimeout(() => setShown(true), silentForMs)
    const repeating = setInterval(() => void finishSignOut(), repeatEveryMs)
    return () => {
      clearTimeout(showing)
      clearInterval(repeating)
    }
  }, [])
  useEffect(() => {
    if (isShown && !isAway) void finishSignOut()
  }, [isShown, isAway])
  useEffect(
    () => () => {
      if (isShown && !signOutWaitingStore.get() && recall(savedSessionKey) === null) toast(texts.over)
    },
    [isShown],
  )
  if (!isShown) return null
  return (
    <div role="alert" className="border-b border-line bg-wait-soft text-wait">
      <p className="mx-auto max-w-6xl px-4 py-2 text-sm text-pretty md:px-6">
        <strong className="font-semibold">{texts.what}</strong> {texts.meaning}
      </p>
    </div>
  )
}
