import { useSyncExternalStore } from 'react'

/** Follows the URL of the page, because a link that is pasted over another one reloads nothing. */
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
