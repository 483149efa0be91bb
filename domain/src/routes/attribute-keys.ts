import { attributeKeySchema, foundAttributeKeySchema } from '../attribute-key.ts'
import { idParams, type Route } from '../route.ts'
import { publishAttributeKeySchema } from '../send-attributes.ts'

export const attributeKeyRoutes = {
  publishAttributeKey: {
    method: 'PUT',
    path: '/api/users/:id/attribute-key',
    summary: 'The key to which attributes for this verifier are sealed, signed by its wallet; a later one replaces it',
    who: 'signed-in',
    params: idParams,
    body: publishAttributeKeySchema,
    success: 200,
    response: attributeKeySchema,
  },
  getAttributeKey: {
    method: 'GET',
    path: '/api/verifiers/:id/attribute-key',
    summary: 'A verifier’s key for attributes; whoever seals to it checks the signature',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: foundAttributeKeySchema,
  },
} as const satisfies Record<string, Route>
