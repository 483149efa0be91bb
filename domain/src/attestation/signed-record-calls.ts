import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { signedRecordSchema } from './signed-record.ts'

export const signedRecordCalls = {
  listSignedRecords: { method: 'GET', path: '/api/signed-records', response: z.array(signedRecordSchema) },
  deleteSignedRecord: { method: 'DELETE', path: '/api/signed-records/:id' },
} as const satisfies Record<string, Call>
