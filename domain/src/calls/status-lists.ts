import { publicStatusListEntrySchema } from '../attestation/revocation-record.ts'
import { didDocumentSchema, statusListCredentialSchema } from '../attestation/status-list.ts'
import type { Call } from '../call.ts'

export const statusListCalls = {
  getStatusList: { method: 'GET', path: '/status-lists/:id', response: statusListCredentialSchema },
  getTokenStatusList: { method: 'GET', path: '/token-status-lists/:id', response: statusListCredentialSchema },
  getStatusListEntry: {
    method: 'GET',
    path: '/status-lists/:id/entries/:index',
    response: publicStatusListEntrySchema,
  },
  getDidDocument: { method: 'GET', path: '/.well-known/did.json', response: didDocumentSchema },
} as const satisfies Record<string, Call>
