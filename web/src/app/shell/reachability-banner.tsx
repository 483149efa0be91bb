import { useEffect } from 'react'
import { type Part, probe, unreachableStore } from '../../lib/reachability.ts'
import { useStore } from '../../lib/store.ts'
import { bannerTexts } from '../../texts/en/frame/common.ts'

const askEveryMs = 3000

/**
 * Says which part (server, database or chain) does not answer, and what still works. The banner
 * stays until every part answers again.
 */
export function ReachabilityBanner() {
  const parts = useStore(unreachableStore)
  const isAway = parts.length > 0
  useEffect(() => {
    const askNow = () => void probe()
    if (!navigator.onLine) askNow()
    addEventListener('offline', askNow)
    return () => removeEventListener('offline', askNow)
  }, [])
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(() => void probe(), askEveryMs)
    const askNow = () => void probe()
    addEventListener('online', askNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', askNow)
    }
  }, [isAway])
  if (!isAway) return null
  const { what, works } = bannerTexts[worst(parts)]
  return (
    <div role="alert" className="border-b border-line bg-wait-soft text-wait">
      <p className="mx-auto max-w-6xl px-4 py-2 text-sm text-pretty md:px-6">
        <strong className="font-semibold">{what}</strong> {works}
      </p>
    </div>
  )
}

/**
 * If the server does not answer, it is the part to name, because only the server knows whether the
 * database and the chain answer.
 */
function worst(parts: readonly Part[]): Part | 'offline' {
  if (parts.includes('server') && !navigator.onLine) return 'offline'
  return parts.find((part) => part === 'server') ?? parts.find((part) => part === 'database') ?? 'chain'
}
