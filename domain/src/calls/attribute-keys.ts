import type { Call } from '../call.ts'
import { attributeKeySchema, foundAttributeKeySchema } from '../vault/attribute-key.ts'

export const attributeKeyCalls = {
  publishAttributeKey: { method: 'PUT', path: '/api/users/:id/attribute-key', response: attributeKeySchema },
  getAttributeKey: { method: 'GET', path: '/api/verifiers/:id/attribute-key', response: foundAttributeKeySchema },
} as const satisfies Record<string, Call>
