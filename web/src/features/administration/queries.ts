import { registerEntrySchema, verifierApplicationRecordSchema } from '@did/domain/register'
import { routes } from '@did/domain/routes'
import { verifierSchema } from '@did/domain/user'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const listApplications = {
  ...routes.listVerifierApplications,
  response: z.array(verifierApplicationRecordSchema),
}
const listRegister = { ...routes.getRegister, response: z.array(registerEntrySchema) }
const listVerifiers = { ...routes.listVerifiers, response: z.array(verifierSchema) }

/** Who waits for a decision, oldest first; null for a wallet that decides nothing. */
export const applicationsQuery = queryOptions({
  queryKey: queryKeys.applications,
  queryFn: async ({ signal }) => (await api(listApplications, { signal }))?.toReversed() ?? null,
})

/** As it is now: who has just changed it must not be shown what the browser has kept. */
export const registerQuery = queryOptions({
  queryKey: queryKeys.register,
  queryFn: async ({ signal }) => (await api(listRegister, { signal, cache: 'no-cache' })) ?? [],
})

/** The user behind a wallet, where there is one: the register knows wallets only. */
export async function findVerifierOf(wallet: string) {
  const verifiers = (await api(listVerifiers, {})) ?? []
  return verifiers.find(({ walletAddress }) => walletAddress === wallet) ?? null
}
