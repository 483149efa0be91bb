import { type ComponentType, useEffect, useState } from 'react'

const againAfterMs = 2000

/**
 * Loads a component as soon as `isWanted` is true, and tries again every two seconds while it
 * cannot be loaded. Returns null until then, so this is for parts that a page can do without. Whole
 * pages use `lazyPage`, which shows an error screen if the page cannot be loaded.
 */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: unknown,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null)
  const [failures, setFailures] = useState(0)
  const isNeeded = Boolean(isWanted) && loaded === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new in each render
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
