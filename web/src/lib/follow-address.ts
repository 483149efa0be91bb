/** Subscribes to the page's own address, for `useSyncExternalStore`: what is pasted over it changes it without a new load. */
export function followAddress(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener('hashchange', onChange)
    removeEventListener('popstate', onChange)
  }
}
