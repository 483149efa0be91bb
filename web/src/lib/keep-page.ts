/** After the page has become quiet: keeping it must not slow its first load. */
const pauseMs = 3000

/**
 * Lets the browser open the page without a connection (web/offline/service-worker.ts). `verdict`: only what shows a shared claim, for
 * somebody who was handed a link; where the whole app is kept already, that stays.
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
    // A browser that keeps nothing for sites, or a private window.
    console.warn('The page could not be kept for opening it without a connection', error)
  }
}

/** The person asked the browser to load no more than needed. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
