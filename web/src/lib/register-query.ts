import { registerEntrySchema } from '@did/domain/register'
import { registerRoutes } from '@did/domain/routes/register'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'

const getRegister = { ...registerRoutes.getRegister, response: z.array(registerEntrySchema) }

/** As it is now: who has just changed it must not be shown what the browser has kept. */
export const registerQuery = queryOptions({
  queryKey: queryKeys.register,
  queryFn: async ({ signal }) => (await api(getRegister, { signal, cache: 'no-cache' })) ?? [],
})
