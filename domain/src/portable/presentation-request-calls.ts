import type { Call } from '../call.ts'
import { presentationProgressSchema, presentationRequestSchema } from './presentation-request.ts'

export const presentationRequestCalls = {
  createPresentationRequest: {
    method: 'POST',
    path: '/api/presentation-requests',
    response: presentationRequestSchema,
  },
  getPresentationRequest: {
    method: 'GET',
    path: '/api/presentation-requests/:id',
    response: presentationProgressSchema,
  },
} as const satisfies Record<string, Call>
