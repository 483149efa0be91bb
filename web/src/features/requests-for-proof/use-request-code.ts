import { parseRequestCode, type RequestCode } from '@did/credentials/request-code'
import { useMemo, useSyncExternalStore } from 'react'
import { followAddress } from '../../lib/follow-address.ts'

/** The code in the page's own address; one that is pasted over it changes it without a new load. Null for half a code. */
export function useRequestCode(): RequestCode | null {
  const pathname = useSyncExternalStore(followAddress, () => location.pathname)
  const hash = useSyncExternalStore(followAddress, () => location.hash)
  return useMemo(() => parseRequestCode({ pathname, hash }), [pathname, hash])
}
