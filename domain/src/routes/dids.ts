import { z } from 'zod'
import { createDidSchema, didLookupSchema, didSchema, maximumTokenIdLength } from '../did.ts'
import { addressSchema } from '../hex.ts'
import { idTextSchema } from '../ids.ts'
import { pageQuery, type Route } from '../route.ts'
import { isPlainText } from '../text.ts'

export const didRoutes = {
  listDidsOfOwner: {
    method: 'GET',
    path: '/api/dids/owner/:account',
    summary: 'The DIDs of the session’s own wallet, the one to show first',
    who: 'signed-in',
    params: z.object({ account: addressSchema }),
    query: pageQuery,
    success: 200,
    response: z.array(didSchema),
  },
  createDid: {
    method: 'POST',
    path: '/api/dids',
    summary: 'Record a minted token or the wizard’s off-chain DID',
    who: 'signed-in',
    body: createDidSchema,
    success: 201,
    response: didSchema,
  },
  chooseDidToMint: {
    method: 'POST',
    path: '/api/dids/:id/to-mint',
    summary: 'The next token of the wallet becomes this off-chain DID, and not the one that is listed first',
    who: 'signed-in',
    params: z.object({ id: idTextSchema }),
    success: 204,
  },
  lookupDid: {
    method: 'GET',
    path: '/api/dids/lookup/:tokenId',
    summary: 'What is public about a DID, and the requests about it that were sent to the caller',
    who: 'signed-in',
    params: z.object({ tokenId: z.string().min(1).max(maximumTokenIdLength).refine(isPlainText) }),
    success: 200,
    response: didLookupSchema,
  },
} as const satisfies Record<string, Route>
