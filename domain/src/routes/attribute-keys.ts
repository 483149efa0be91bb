import { attributeKeyCalls } from '../calls/attribute-keys.ts'
import { describeRoutes, idParams } from '../route.ts'
import { publishAttributeKeySchema } from '../vault/publish-attribute-key.ts'

export const attributeKeyRoutes = describeRoutes(attributeKeyCalls, {
  publishAttributeKey: {
    summary:
      'Publish the key to which owners seal attributes for this verifier. Its wallet has signed the key, and a later key replaces it',
    who: 'signed-in',
    params: idParams,
    body: publishAttributeKeySchema,
  },
  getAttributeKey: {
    summary: 'Get a verifier’s key for attributes. The reader checks the verifier’s signature',
    who: 'signed-in',
    params: idParams,
  },
})
