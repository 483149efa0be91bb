import { type ComponentType, useEffect, useState } from 'react'

const againAfterMs = 2000

/**
 * A component that is loaded when it is wanted. When that fails it is tried again every two seconds as long as it is wanted, and at the
 * next wish. Until then, null: for what a page can do without. (A page itself is loaded by `lazy`, which has the error screen for a
 * failure.)
 */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: unknown,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null)
  const [failures, setFailures] = useState(0)
  const isNeeded = Boolean(isWanted) && loaded === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written in place, and a new wish is a new try
  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    load().then(
      (component) => !isOver && setLoaded({ component }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded', error)
        setTimeout(() => !isOver && setFailures(failures + 1), againAfterMs)
      },
    )
    return () => {
      isOver = true
    }
  }, [isNeeded, isWanted, failures])
  return loaded && isWanted ? loaded.component : null
}
