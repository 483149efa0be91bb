import * as z from 'zod/mini'
import { describeRoutes, idParams } from '../route.ts'
import { credentialOfferIdSchema } from './credential-offer.ts'
import { signedCredentialSchema } from './credential-to-sign.ts'
import { createIssuerKeySchema } from './issuer-key.ts'
import { issuerKeyCalls } from './issuer-key-calls.ts'

export const issuerKeyRoutes = describeRoutes(issuerKeyCalls, {
  createIssuerKey: {
    summary: 'Make a key that signs credentials in your name, as a verifier. Your wallet then announces the key',
    who: 'signed-in',
    body: createIssuerKeySchema,
    success: 201,
  },
  listIssuerKeys: {
    summary: 'List your keys that sign credentials, with what the chain says of each',
    who: 'signed-in',
  },
  stopIssuerKey: {
    summary: 'Stop signing with a key of yours, and get what your wallet sends so that nobody counts the key any more',
    who: 'signed-in',
    params: idParams,
    success: 202,
  },
  listCredentialsToSign: {
    summary: 'List the credentials in your name that wait for the key in your browser',
    who: 'signed-in',
  },
  signCredential: {
    summary: 'Hand in a waiting credential with the proof that your browser has made',
    who: 'signed-in',
    params: z.object({ id: credentialOfferIdSchema }),
    body: signedCredentialSchema,
    success: 204,
  },
  setCredentialAside: {
    summary:
      'Say that your browser could not sign a waiting credential, which then comes last. One that no key can sign is refused',
    who: 'signed-in',
    params: z.object({ id: credentialOfferIdSchema }),
    success: 204,
  },
})
