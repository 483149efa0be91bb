import type { ShareLocation } from '@did/credentials/share-link'
import { useMemo, useSyncExternalStore } from 'react'
import { followAddress } from '../../lib/follow-address.ts'

/** The page's own query and fragment; a link pasted over this one changes them without a new load. */
export function useShareLocation(): ShareLocation {
  const search = useSyncExternalStore(followAddress, () => location.search)
  const hash = useSyncExternalStore(followAddress, () => location.hash)
  return useMemo(() => ({ search, hash }), [search, hash])
}
