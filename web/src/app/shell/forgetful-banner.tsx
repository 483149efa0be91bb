import { begunHereStore } from '../../lib/page/browser-storage.ts'
import { useStore } from '../../lib/store.ts'
import { forgetfulTexts as texts } from '../../texts/en/frame/common.ts'

/**
 * Asks the person to keep this page open if the browser could not store what the person has begun.
 */
export function ForgetfulBanner() {
  if (useStore(begunHereStore).length === 0) return null
  return (
    <div role="status" className="border-b border-line bg-wait-soft text-wait">
      <p className="mx-auto max-w-6xl px-4 py-2 text-sm text-pretty md:px-6">
        <strong className="font-semibold">{texts.what}</strong> {texts.meaning}
      </p>
    </div>
  )
}
