import type { Address } from '@did/domain/hex'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { controlKey, controlQuery, findPause } from '../../../entities/account/control-query.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { type Change, readRegistry } from './registry-chain.ts'

const nothing: Change = { pending: null, guardiansHash: null, nextGuardians: null, frozenSince: null }

/**
 * The chain's answer counts first, because a server that is late or lies must not hide a change
 * until nobody can stop it. Where the chain says nothing, the server's answer counts.
 */
export function useChange(identity: Address, calmMs?: number): Change {
  const { data: told } = useQuery(controlQuery(identity, calmMs))
  const { data: onChain, isError } = useQuery(chainChangeQuery(identity, calmMs))
  return combine((!isError && onChain) || nothing, told ?? nothing)
}

/** Reads again what `useChange` shows. Throws if neither the chain nor the server answers. */
export async function readChangeAgain(client: QueryClient, identity: Address): Promise<Change> {
  const [onChain, told] = await Promise.allSettled([
    client.fetchQuery({ ...chainChangeQuery(identity), staleTime: 0 }),
    client.fetchQuery({ ...controlQuery(identity), staleTime: 0 }),
  ])
  if (onChain.status === 'rejected' && told.status === 'rejected') throw onChain.reason
  const second = told.status === 'fulfilled' ? told.value : null
  return combine(onChain.status === 'fulfilled' ? onChain.value : nothing, second ?? nothing)
}

function combine(first: Change, second: Change): Change {
  return {
    pending: first.pending ?? second.pending,
    guardiansHash: first.guardiansHash ?? second.guardiansHash,
    nextGuardians: first.nextGuardians ?? second.nextGuardians,
    frozenSince: first.frozenSince ?? second.frozenSince,
  }
}

function chainChangeQuery(identity: Address, calmMs?: number) {
  return queryOptions({
    queryKey: [...controlKey, identity, 'chain'],
    queryFn: async () => readRegistry(await getAppConfig()).readChange(identity),
    refetchInterval: ({ state: { data } }) => findPause(data, calmMs),
  })
}
