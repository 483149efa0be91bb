import { type ComponentType, createElement, lazy } from 'react'

/**
 * A component that loads when it is first shown, inside a `Suspense`. `load` names one export of
 * `await import()`, so that the bundler drops the other exports of the file.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

/** A screen that loads when it is first shown. After `prepare`, it shows no placeholder. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType & { prepare: () => Promise<void> } {
  let ready: ComponentType | null = null
  const Waiting = lazyPart(load)
  const Page = () => createElement(ready ?? Waiting)
  const prepare = async () => {
    ready = await load()
  }
  return Object.assign(Page, { prepare })
}
