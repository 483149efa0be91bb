import * as z from 'zod/mini'
import type { Call } from '../call.ts'

export const ownDataCalls = {
  eraseUser: { method: 'DELETE', path: '/api/users/:id' },
  exportData: { method: 'GET', path: '/api/export', response: z.unknown() },
} as const satisfies Record<string, Call>
