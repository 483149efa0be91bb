import type { Call } from '../call.ts'
import { openedShareRecordSchema, publicShareStatusSchema } from '../share/opened-share-record.ts'

const isAnonymous = true

export const openedShareCalls = {
  openShare: { method: 'POST', path: '/api/shares/:id/open', isAnonymous, response: openedShareRecordSchema },
  getShareStatus: { method: 'GET', path: '/api/shares/:id/status', isAnonymous, response: publicShareStatusSchema },
} as const satisfies Record<string, Call>
