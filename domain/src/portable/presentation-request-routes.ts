import * as z from 'zod/mini'
import { describeRoutes } from '../route.ts'
import { writeDuration } from '../texts/en/durations.ts'
import { maximumPresentationRequest } from './limits.ts'
import { createPresentationRequestSchema, presentationRequestIdSchema } from './presentation-request.ts'
import { presentationRequestCalls } from './presentation-request-calls.ts'

export const presentationRequestRoutes = describeRoutes(presentationRequestCalls, {
  createPresentationRequest: {
    summary: `Ask a wallet of other people’s software to show a claim (OpenID4VP). A request is open for ${writeDuration(maximumPresentationRequest.lifetimeMs)}`,
    who: 'public',
    body: createPresentationRequestSchema,
    success: 201,
  },
  getPresentationRequest: {
    summary: 'Get what a wallet answered to your request. The request’s secret stands in `Authorization: Bearer`',
    who: 'public',
    params: z.object({ id: presentationRequestIdSchema }),
    query: z.object({ responseCode: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))) }),
  },
})
