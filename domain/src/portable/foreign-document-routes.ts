import * as z from 'zod/mini'
import { describeRoutes } from '../route.ts'
import { foreignDocumentKinds, foreignDocumentUrlSchema } from './foreign-document.ts'
import { foreignDocumentCalls } from './foreign-document-calls.ts'

export const foreignDocumentRoutes = describeRoutes(foreignDocumentCalls, {
  getForeignDocument: {
    summary:
      'Get a DID document or a status list of another host, which a page may not ask itself: by https, from a public address, without redirects',
    who: 'public',
    query: z.object({ url: foreignDocumentUrlSchema, kind: z._default(z.enum(foreignDocumentKinds), 'document') }),
    mediaType: 'application/octet-stream',
    // This call counts as a write, because it makes the service ask another host, and the limit of
    // writes is stricter.
    countsAs: 'writes',
  },
})
