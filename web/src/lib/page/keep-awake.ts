import { useEffect } from 'react'

/** Keeps the screen on while the caller is shown. A browser may refuse, and some cannot do it. */
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
    // A browser lets the screen go dark again after the page was hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [])
}
