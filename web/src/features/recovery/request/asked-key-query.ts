import type { AppConfig } from '@did/domain/app-config'
import { queryOptions } from '@tanstack/react-query'
import { readRegistry } from '../control/registry-chain.ts'
import type { RecoveryRequest } from './recovery-request.ts'

const againAfterMs = 5000

/**
 * Tells whether the key that the recovery asks for opens the account. Only the chain's answer
 * counts. Without it, nobody may assume that the key opens the account.
 */
export function askedKeyQuery(config: AppConfig, { identity, target }: RecoveryRequest) {
  return queryOptions({
    queryKey: ['asked-key', identity, target],
    queryFn: async () => target.kind === 'key' && (await readRegistry(config).isKey(identity, target.key)),
    enabled: target.kind === 'key',
    refetchInterval: againAfterMs,
  })
}
