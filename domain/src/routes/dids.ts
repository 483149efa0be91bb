import * as z from 'zod/mini'
import { didCalls } from '../calls/dids.ts'
import { createDidSchema, maximumTokenIdLength } from '../did.ts'
import { addressSchema } from '../hex.ts'
import { idTextSchema } from '../ids.ts'
import { describeRoutes, pageQuery } from '../route.ts'
import { isPlainText } from '../text.ts'

export const didRoutes = describeRoutes(didCalls, {
  listDidsOfOwner: {
    summary: 'List the DIDs of the session’s wallet. The first one is the one to show',
    who: 'signed-in',
    params: z.object({ account: addressSchema }),
    query: pageQuery,
  },
  createDid: {
    summary: 'Record a minted token, or the off-chain DID that the wizard makes',
    who: 'signed-in',
    body: createDidSchema,
    success: 201,
  },
  chooseDidToMint: {
    summary:
      'Choose the off-chain DID that becomes the wallet’s next token. Without this call it is the one listed first',
    who: 'signed-in',
    params: z.object({ id: idTextSchema }),
    success: 204,
  },
  lookupDid: {
    summary: 'Get what the chain says about a DID, and the requests about it that the caller received',
    who: 'signed-in',
    params: z.object({
      tokenId: z.string().check(z.minLength(1), z.maxLength(maximumTokenIdLength), z.refine(isPlainText)),
    }),
  },
})
