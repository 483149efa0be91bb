import { z } from 'zod'
import { attributeKeySchema } from '../attribute-key.ts'
import { addressSchema } from '../hex.ts'
import { idParams, type Route } from '../route.ts'
import { publishAttributeKeySchema } from '../send-attributes.ts'
import { createUserSchema, requestVerifierStatusSchema, updateUserSchema, userSchema } from '../user.ts'

export const userRoutes = {
  getUserOfWallet: {
    method: 'GET',
    path: '/api/users/wallet/:wallet',
    summary: 'The profile of the session’s own wallet',
    who: 'signed-in',
    params: z.object({ wallet: addressSchema }),
    success: 200,
    response: userSchema,
  },
  createUser: {
    method: 'POST',
    path: '/api/users',
    summary: 'Create the profile of the session’s wallet',
    who: 'signed-in',
    body: createUserSchema,
    success: 201,
    response: userSchema,
  },
  updateUser: {
    method: 'PUT',
    path: '/api/users/:id',
    summary: 'Change the own profile',
    who: 'signed-in',
    params: idParams,
    body: updateUserSchema,
    success: 200,
    response: userSchema,
  },
  requestVerifierStatus: {
    method: 'PUT',
    path: '/api/users/:id/verifier',
    summary: 'Become a verifier, or apply to',
    who: 'signed-in',
    params: idParams,
    body: requestVerifierStatusSchema,
    success: 200,
    response: userSchema,
  },
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
    response: attributeKeySchema,
  },
} as const satisfies Record<string, Route>
