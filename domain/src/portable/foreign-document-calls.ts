import * as z from 'zod/mini'
import type { Call } from '../call.ts'

export const foreignDocumentCalls = {
  getForeignDocument: { method: 'GET', path: '/api/foreign-documents', response: z.string() },
} as const satisfies Record<string, Call>
