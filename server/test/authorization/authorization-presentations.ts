import { type Line, toAll } from './authorization-line.ts'

const absent = () => ({ id: 'AAAAAAAAAAAAAAAAAAAAAA' })

/**
 * Nobody needs an account for a request to a wallet. Only a caller with the request's secret can
 * read what the wallet answered.
 */
export const presentationLines: Record<string, Line> = {
  'POST /api/presentation-requests': {
    answers: toAll(201),
    request: () => ({ body: { configuration: 'claim_sd_jwt' } }),
  },
  'GET /api/presentation-requests/:id': { answers: toAll(404), request: absent },
  'GET /oid4vp/requests/:id': { answers: toAll(404), request: absent },
  'POST /oid4vp/responses/:id': { answers: toAll(400), request: absent },
  'GET /oid4vp/requests/:id/dc-api': { answers: toAll(404), request: absent },
  'POST /oid4vp/requests/:id/dc-api': { answers: toAll(400), request: absent },
}
