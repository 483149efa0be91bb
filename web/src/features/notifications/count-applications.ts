import { registerCalls } from '@did/domain/calls/register'
import { verifierApplicationRecordSchema } from '@did/domain/verifier/register'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'

const listIds = {
  ...registerCalls.listVerifierApplications,
  response: z.array(z.pick(verifierApplicationRecordSchema, { id: true })),
}

export async function countApplications(): Promise<number> {
  const rows = await readAllPages((query) => api(listIds, { query }))
  return rows.length
}
