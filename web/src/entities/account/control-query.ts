import type { IdentityControl } from '@did/domain/account/recovery'
import { recoveryCalls } from '@did/domain/calls/recovery'
import type { Address } from '@did/domain/hex'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/**
 * The interval at which the page asks again who controls an identity, because no event says when
 * the chain's index has read a transaction.
 */
const againAfterMs = 5000

export const controlKey = ['control-of-identity'] as const

/**
 * Reads which address controls an identity, and whether a change of this controller is under way.
 * The data are null while the chain's index does not know the identity. While no change is under
 * way, the page asks again after `calmMs`.
 */
export function controlQuery(identity: Address, calmMs?: number) {
  return queryOptions({
    queryKey: [...controlKey, identity],
    queryFn: ({ signal }): Promise<IdentityControl | null> =>
      api(recoveryCalls.getIdentityControl, { params: { address: identity }, signal, cache: 'no-store' }),
    refetchInterval: ({ state: { data } }) => findPause(data, calmMs),
  })
}

type Changing = Pick<IdentityControl, 'pending' | 'frozenSince'>

export function findPause(control: Changing | null | undefined, calmMs = againAfterMs): number {
  return control?.pending || control?.frozenSince ? againAfterMs : calmMs
}
