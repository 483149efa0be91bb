import { registerCalls } from '@did/domain/calls/register'
import { registerEntrySchema } from '@did/domain/verifier/register'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

const getRegister = { ...registerCalls.getRegister, response: z.array(registerEntrySchema) }

/**
 * Bypasses the browser's HTTP cache, because the person on this page may have just changed the
 * register.
 */
export const registerQuery = queryOptions({
  queryKey: queryKeys.register,
  queryFn: async ({ signal }) => (await api(getRegister, { signal, cache: 'no-cache' })) ?? [],
})
