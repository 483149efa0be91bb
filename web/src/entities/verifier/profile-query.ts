import { registerCalls } from '@did/domain/calls/register'
import type { Address } from '@did/domain/hex'
import { verifierProfileSchema } from '@did/domain/verifier/verifier-profile'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

const getVerifierProfile = { ...registerCalls.getVerifierProfile, response: verifierProfileSchema }

export const verifierProfileQuery = (wallet: Address) =>
  queryOptions({
    queryKey: queryKeys.verifierProfile(wallet),
    queryFn: async ({ signal }) =>
      (await api(getVerifierProfile, { params: { wallet }, signal, cache: 'no-cache' })) ?? {
        kind: 'unknown' as const,
      },
  })
