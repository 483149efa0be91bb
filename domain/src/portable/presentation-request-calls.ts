import type { Call } from '../call.ts'
import { presentationProgressSchema, presentationRequestSchema } from './presentation-request.ts'

const isAnonymous = true

export const presentationRequestCalls = {
  createPresentationRequest: {
    method: 'POST',
    path: '/api/presentation-requests',
    isAnonymous,
    response: presentationRequestSchema,
  },
  getPresentationRequest: {
    method: 'GET',
    path: '/api/presentation-requests/:id',
    isAnonymous,
    response: presentationProgressSchema,
  },
} as const satisfies Record<string, Call>
