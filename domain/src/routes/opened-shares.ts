import * as z from 'zod/mini'
import { openedShareCalls } from '../calls/opened-shares.ts'
import { shareIdSchema } from '../ids.ts'
import { describeRoutes } from '../route.ts'
import { openShareSchema } from '../share/opened-share-record.ts'

const shareParams = z.object({ id: shareIdSchema })

/** The API calls that the page makes when somebody opens a shared link. They need no account. */
export const openedShareRoutes = describeRoutes(openedShareCalls, {
  openShare: {
    summary:
      'Get the ciphertext of a controlled share. Each browser counts as one view. The answer is 410 when the share is closed',
    who: 'public',
    params: shareParams,
    body: openShareSchema,
  },
  getShareStatus: {
    summary: 'Get whether a share is still open',
    who: 'public',
    params: shareParams,
  },
})
