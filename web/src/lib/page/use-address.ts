import { useSyncExternalStore } from 'react'

/**
 * Returns the page's URL and follows its changes, because the browser loads nothing when somebody
 * pastes a link over another one.
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
