import { type ComponentType, createElement, lazy } from 'react'

/**
 * A screen that is loaded when it is first shown. `prepare` loads it beforehand: then it is there in its first render, where
 * a merely loaded one would still show its placeholder for a moment.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType & { prepare: () => Promise<void> } {
  let ready: ComponentType | null = null
  const Waiting = lazy(async () => ({ default: await load() }))
  const Page = () => createElement(ready ?? Waiting)
  const prepare = async () => {
    ready = await load()
  }
  return Object.assign(Page, { prepare })
}
