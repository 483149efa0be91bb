import { type ComponentType, createElement, lazy } from 'react'

/**
 * Makes a component that loads when the page first shows it, inside a `Suspense`. `load` returns
 * one export of `await import()`, so that the bundler drops the file's other exports.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

/** After a call of `prepare`, the screen appears without a placeholder. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType & { prepare: () => Promise<void> } {
  let ready: ComponentType | null = null
  const Waiting = lazyPart(load)
  const Page = () => createElement(ready ?? Waiting)
  const prepare = async () => {
    ready = await load()
  }
  return Object.assign(Page, { prepare })
}
