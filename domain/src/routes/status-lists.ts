import { publicStatusListEntrySchema } from '../revocation-record.ts'
import { idParams, type Route } from '../route.ts'
import { didDocumentSchema, statusListCredentialSchema, statusListIndexSchema } from '../status-list.ts'

/** For other people’s software, and for verdicts; the page of an account calls none of them. */
export const statusListRoutes = {
  getStatusList: {
    method: 'GET',
    path: '/status-lists/:id',
    summary: 'A verifier’s revocations as a signed W3C BitstringStatusListCredential',
    who: 'public',
    params: idParams,
    success: 200,
    response: statusListCredentialSchema,
    mediaType: 'application/vc+jwt',
  },
  getStatusListEntry: {
    method: 'GET',
    path: '/status-lists/:id/entries/:index',
    summary: 'One place of a status list, with the verifier’s signed revocation',
    who: 'public',
    params: idParams.extend({ index: statusListIndexSchema }),
    success: 200,
    response: publicStatusListEntrySchema,
  },
  getDidDocument: {
    method: 'GET',
    path: '/.well-known/did.json',
    summary: 'The key that signs status lists (did:web)',
    who: 'public',
    success: 200,
    response: didDocumentSchema,
    mediaType: 'application/did+json',
  },
} as const satisfies Record<string, Route>
