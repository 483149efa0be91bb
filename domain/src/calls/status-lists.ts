import { publicStatusListEntrySchema } from '../attestation/revocation-record.ts'
import { didDocumentSchema, statusListCredentialSchema } from '../attestation/status-list.ts'
import type { Call } from '../call.ts'

const isAnonymous = true

export const statusListCalls = {
  getStatusList: { method: 'GET', path: '/status-lists/:id', isAnonymous, response: statusListCredentialSchema },
  getTokenStatusList: {
    method: 'GET',
    path: '/token-status-lists/:id',
    isAnonymous,
    response: statusListCredentialSchema,
  },
  getStatusListEntry: {
    method: 'GET',
    path: '/status-lists/:id/entries/:index',
    isAnonymous,
    response: publicStatusListEntrySchema,
  },
  getDidDocument: { method: 'GET', path: '/.well-known/did.json', isAnonymous, response: didDocumentSchema },
} as const satisfies Record<string, Call>
