import { z } from 'zod'
import { attributeKeySchema } from '../attribute-key.ts'
import { dataExportSchema } from '../data-export.ts'
import { addressSchema } from '../hex.ts'
import { domainProofSchema, proveDomainSchema, verifierStatusSchema } from '../register.ts'
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
  getVerifierStatus: {
    method: 'GET',
    path: '/api/users/:id/verifier',
    summary: 'The caller’s standing as a verifier: what the chain says, the latest application, the proven domain',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: verifierStatusSchema,
  },
  proveDomain: {
    method: 'POST',
    path: '/api/users/:id/domain',
    summary: 'Fetch a domain’s DID configuration and keep whether it names the caller’s wallet',
    who: 'signed-in',
    params: idParams,
    body: proveDomainSchema,
    success: 200,
    response: domainProofSchema,
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
  eraseUser: {
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Erase everything held about the caller; the session ends with it',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
  exportData: {
    method: 'GET',
    path: '/api/export',
    summary: 'Everything held about the caller in one file',
    who: 'signed-in',
    success: 200,
    response: dataExportSchema,
  },
} as const satisfies Record<string, Route>
