import { z } from 'zod'
import { shareIdSchema } from '../ids.ts'
import { openedShareRecordSchema, openShareSchema, publicShareStatusSchema } from '../opened-share-record.ts'
import type { Route } from '../route.ts'

const shareParams = z.object({ id: shareIdSchema })

/** For whoever was given a link; the page of a shared claim has a few lines of its own for them. */
export const openedShareRoutes = {
  openShare: {
    method: 'POST',
    path: '/api/shares/:id/open',
    summary: 'The ciphertext of a controlled share; counts one view per browser, 410 once it is closed',
    who: 'public',
    params: shareParams,
    body: openShareSchema,
    success: 200,
    response: openedShareRecordSchema,
  },
  getShareStatus: {
    method: 'GET',
    path: '/api/shares/:id/status',
    summary: 'Whether a share is still open',
    who: 'public',
    params: shareParams,
    success: 200,
    response: publicShareStatusSchema,
  },
} as const satisfies Record<string, Route>
