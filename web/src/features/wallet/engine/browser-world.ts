import { browserStorage } from '../../../lib/page/browser-storage.ts'
import { renewQueryClient, setOwnUser } from '../../../lib/query/query-client.ts'
import { forgetAnswers, keepAnswersOf } from '../../../lib/query/response-cache/response-cache.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { describeConnectFailure, describeSignInFailure } from '../describe-failure.ts'
import { forgetKept, keepFor } from '../session/kept-for.ts'
import { findServerSession, signOut } from '../session/server-calls.ts'
import { signOutWaitingStore, timedOutStore, walletStore } from '../wallet-store.ts'
import type { WalletWorld } from './wallet-world.ts'

export function createBrowserWorld(): WalletWorld {
  return {
    store: walletStore,
    storage: browserStorage,
    now: () => Date.now(),
    every: (ms, run) => {
      const timer = setInterval(run, ms)
      return () => clearInterval(timer)
    },
    isVisible: () => document.visibilityState === 'visible',
    whenVisible,
    exclusively,
    ifFree,
    findSession: findServerSession,
    signIn: async (address, sign) => {
      // Only a new session needs this code. A restored session needs no sign-in.
      const { signIn } = await import('../session/sign-in.ts')
      return signIn(address, sign)
    },
    signOut,
    onSession: (session) => {
      keepFor(session.address)
      keepAnswersOf(session.address)
      setOwnUser(session)
    },
    onTimedOut: (hasTimedOut) => timedOutStore.set(hasTimedOut),
    forgetAccount: () => {
      forgetAnswers()
      renewQueryClient()
    },
    forgetKept,
    onSignOutWaiting: (isWaiting) => signOutWaitingStore.set(isWaiting),
    tell: (what, error) =>
      toast({
        variant: 'destructive',
        ...(what === 'connect' ? describeConnectFailure(error) : describeSignInFailure(error)),
      }),
  }
}

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}

const lockName = 'did-verification-session'

/**
 * Runs a task in only one tab of the browser at a time. In a browser without locks, two tabs may
 * sign in twice. Locks are missing with plain http, and in a browser that stores nothing for this
 * site.
 */
async function exclusively<T>(run: (waited: boolean) => Promise<T>): Promise<T> {
  const done = await ifFree(() => run(false))
  return done ? done.result : await navigator.locks.request(lockName, () => run(true))
}

/** Runs a task unless another tab runs one. In that case, the answer is null. */
async function ifFree<T>(run: () => Promise<T>): Promise<{ result: T } | null> {
  const runNow = async () => ({ result: await run() })
  if (!(await navigator.locks?.query().catch(() => null))) return runNow()
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock && runNow())
}
