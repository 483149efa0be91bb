import * as z from 'zod/mini'
import { describeRoutes, idParams } from '../route.ts'
import { writeDuration } from '../texts/en/durations.ts'
import { createCredentialOfferSchema, credentialOfferIdSchema, fileConfigurations } from './credential-offer.ts'
import { credentialOfferCalls } from './credential-offer-calls.ts'
import { credentialOfferMs } from './limits.ts'

const params = z.object({ id: credentialOfferIdSchema })

export const credentialOfferRoutes = describeRoutes(credentialOfferCalls, {
  createCredentialOffer: {
    summary: `Offer a verified claim of your own to a wallet (OpenID4VCI). An offer is open for ${writeDuration(credentialOfferMs)}`,
    who: 'signed-in',
    params: idParams,
    body: createCredentialOfferSchema,
    success: 201,
  },
  listCredentialForms: {
    summary: 'List the forms in which a verified claim of your own can be offered now',
    who: 'signed-in',
    params: idParams,
  },
  getCredentialFile: {
    summary: 'Download a verified claim of your own as a file for other people’s software',
    who: 'signed-in',
    params: idParams,
    query: z.object({ configuration: z.enum(fileConfigurations) }),
    mediaType: 'application/vc',
  },
  getCredentialOffer: {
    summary: 'Get how far a wallet is with your offer',
    who: 'signed-in',
    params,
  },
  cancelCredentialOffer: {
    summary: 'Cancel your offer. A wallet that has the credential keeps it',
    who: 'signed-in',
    params,
    success: 204,
  },
})
