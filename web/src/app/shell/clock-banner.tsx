import { clockErrorStore } from '../../lib/page/device-clock.ts'
import { useStore } from '../../lib/store.ts'
import { clockTexts as texts } from '../../texts/en/frame/device-clock.ts'

/**
 * On a device with a wrong clock, the page may show a wrong day, or may be wrong about whether a
 * link or a confirmation has ended.
 */
export function ClockBanner() {
  const errorMs = useStore(clockErrorStore)
  if (errorMs === 0) return null
  return (
    <div role="status" className="border-b border-line bg-wait-soft text-wait">
      <p key={errorMs} className="mx-auto max-w-6xl px-4 py-2 text-sm text-pretty md:px-6">
        <strong className="font-semibold">{texts.what(errorMs)}</strong> {texts.meaning}
      </p>
    </div>
  )
}
