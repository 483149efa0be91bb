import * as z from 'zod/mini'
import { signedRecordSchema } from '../attestation/signed-record.ts'
import type { Call } from '../call.ts'

export const signedRecordCalls = {
  listSignedRecords: { method: 'GET', path: '/api/signed-records', response: z.array(signedRecordSchema) },
  deleteSignedRecord: { method: 'DELETE', path: '/api/signed-records/:id' },
} as const satisfies Record<string, Call>
