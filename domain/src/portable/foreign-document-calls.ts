import * as z from 'zod/mini'
import type { Call } from '../call.ts'

const isAnonymous = true

export const foreignDocumentCalls = {
  getForeignDocument: { method: 'GET', path: '/api/foreign-documents', isAnonymous, response: z.string() },
} as const satisfies Record<string, Call>
