/**
 * The page waits these milliseconds after it has loaded before it lets the browser store it, so
 * that storing does not slow the first load.
 */
const pauseMs = 3000

/**
 * Stores the page for opening without a connection (web/offline/service-worker.ts). `verdict`
 * stores only the files for a shared claim, and never replaces the files that `app` stored.
 */
export function keepPage(extent: 'app' | 'verdict'): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (savesData() && !isInstalled) return
  const start = () => setTimeout(() => void register(extent), isInstalled ? 0 : pauseMs)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function register(extent: 'app' | 'verdict'): Promise<void> {
  try {
    if (extent === 'app') await navigator.serviceWorker.register('/sw.js')
    else if (!(await navigator.serviceWorker.getRegistration()))
      await navigator.serviceWorker.register('/sw.js?verdict')
  } catch (error) {
    // A browser that stores nothing for any site, or a private window, refuses the service worker.
    // The page works without it.
    console.warn('The page could not be kept for opening it without a connection', error)
  }
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
