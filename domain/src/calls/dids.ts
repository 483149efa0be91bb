import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { didLookupSchema, didSchema } from '../did.ts'

export const didCalls = {
  listDidsOfOwner: { method: 'GET', path: '/api/dids/owner/:account', response: z.array(didSchema) },
  createDid: { method: 'POST', path: '/api/dids', response: didSchema },
  chooseDidToMint: { method: 'POST', path: '/api/dids/:id/to-mint' },
  lookupDid: { method: 'GET', path: '/api/dids/lookup/:tokenId', response: didLookupSchema },
} as const satisfies Record<string, Call>
