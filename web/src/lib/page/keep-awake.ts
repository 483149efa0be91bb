import { useEffect } from 'react'

/** Some browsers refuse to keep the screen on, or cannot do it. */
export function useKeepAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isOver = false
    let held: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
        else held = lock
      } catch (error) {
        console.debug('The browser does not keep the screen on', error)
      }
    }
    void ask()
    // After the page was hidden, the browser no longer keeps the screen on, so ask again.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [])
}
