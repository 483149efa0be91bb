import { useSyncExternalStore } from 'react'

/**
 * A person can paste a link over another link of this page, and then the browser does not load the
 * page again.
 */
export function useAddress(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return {
    pathname: useSyncExternalStore(followAddress, () => location.pathname),
    search: useSyncExternalStore(followAddress, () => location.search),
    hash: useSyncExternalStore(followAddress, () => location.hash),
  }
}

function followAddress(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener('hashchange', onChange)
    removeEventListener('popstate', onChange)
  }
}
