import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { credentialFormsSchema, credentialOfferProgressSchema, credentialOfferSchema } from './credential-offer.ts'

export const credentialOfferCalls = {
  createCredentialOffer: { method: 'POST', path: '/api/claims/:id/offers', response: credentialOfferSchema },
  listCredentialForms: { method: 'GET', path: '/api/claims/:id/offers', response: credentialFormsSchema },
  getCredentialFile: { method: 'GET', path: '/api/claims/:id/credential', response: z.string() },
  getCredentialOffer: { method: 'GET', path: '/api/credential-offers/:id', response: credentialOfferProgressSchema },
  cancelCredentialOffer: { method: 'DELETE', path: '/api/credential-offers/:id' },
} as const satisfies Record<string, Call>
