import { z } from 'zod'
import { addressSchema } from '../hex.ts'
import { idParams, type Route } from '../route.ts'
import { createUserSchema, updateUserSchema, userSchema } from '../user.ts'

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
} as const satisfies Record<string, Route>
