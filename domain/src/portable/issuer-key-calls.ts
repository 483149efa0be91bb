import type { Call } from '../call.ts'
import { credentialsToSignSchema } from './credential-to-sign.ts'
import { issuerKeysSchema, stoppedIssuerKeySchema } from './issuer-key.ts'

export const issuerKeyCalls = {
  createIssuerKey: { method: 'POST', path: '/api/issuer-keys', response: issuerKeysSchema },
  listIssuerKeys: { method: 'GET', path: '/api/issuer-keys', response: issuerKeysSchema },
  stopIssuerKey: { method: 'DELETE', path: '/api/issuer-keys/:id', response: stoppedIssuerKeySchema },
  listCredentialsToSign: { method: 'GET', path: '/api/credentials-to-sign', response: credentialsToSignSchema },
  signCredential: { method: 'PUT', path: '/api/credentials-to-sign/:id' },
  setCredentialAside: { method: 'POST', path: '/api/credentials-to-sign/:id/set-aside' },
} as const satisfies Record<string, Call>
