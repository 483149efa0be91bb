import type { Call } from '../call.ts'
import { openedShareRecordSchema, publicShareStatusSchema } from '../share/opened-share-record.ts'

export const openedShareCalls = {
  openShare: { method: 'POST', path: '/api/shares/:id/open', response: openedShareRecordSchema },
  getShareStatus: { method: 'GET', path: '/api/shares/:id/status', response: publicShareStatusSchema },
} as const satisfies Record<string, Call>
