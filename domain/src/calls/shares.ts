import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import {
  createdCollectionSchema,
  createdShareSchema,
  shareableSchema,
  shareRecordSchema,
} from '../share/share-record.ts'

export const shareCalls = {
  createShare: { method: 'POST', path: '/api/claims/:id/shares', response: createdShareSchema },
  getShareable: { method: 'GET', path: '/api/claims/:id/shareable', response: shareableSchema },
  listShares: { method: 'GET', path: '/api/shares', response: z.array(shareRecordSchema) },
  changeShare: { method: 'PUT', path: '/api/shares/:id' },
  createCollection: { method: 'POST', path: '/api/collections', response: createdCollectionSchema },
  withdrawCollection: { method: 'DELETE', path: '/api/collections/:id' },
  withdrawShare: { method: 'DELETE', path: '/api/shares/:id' },
} as const satisfies Record<string, Call>
