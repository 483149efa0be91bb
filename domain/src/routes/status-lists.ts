import * as z from 'zod/mini'
import { statusListIndexSchema } from '../attestation/status-list.ts'
import { statusListCalls } from '../calls/status-lists.ts'
import { describeRoutes, idParams } from '../route.ts'

/**
 * The API calls about status lists. Other people's software makes them, and so do verdicts and a
 * verifier's own page.
 */
export const statusListRoutes = describeRoutes(statusListCalls, {
  getStatusList: {
    summary: 'Get a verifier’s revocations as a signed W3C BitstringStatusListCredential',
    who: 'public',
    params: idParams,
    mediaType: 'application/vc+jwt',
  },
  getTokenStatusList: {
    summary: 'Get the same revocations as a signed Token Status List',
    who: 'public',
    params: idParams,
    mediaType: 'application/statuslist+jwt',
  },
  getStatusListEntry: {
    summary: 'Get one place of a status list, with the verifier’s signed revocation',
    who: 'public',
    params: z.extend(idParams, { index: statusListIndexSchema }),
  },
  getDidDocument: {
    summary: 'Get the key that signs status lists (did:web)',
    who: 'public',
    mediaType: 'application/did+json',
  },
})
