import * as z from 'zod/mini'
import { createUserSchema, updateUserSchema, usernameSchema } from '../account/profile-form.ts'
import { userCalls } from '../calls/users.ts'
import { addressSchema } from '../hex.ts'
import { describeRoutes, idParams } from '../route.ts'

export const userRoutes = describeRoutes(userCalls, {
  getUserOfWallet: {
    summary: 'Get the profile of the session’s wallet',
    who: 'signed-in',
    params: z.object({ wallet: addressSchema }),
  },
  findPerson: {
    summary: 'Find the wallet of the person with exactly this username, to name that person as a guardian',
    who: 'signed-in',
    query: z.object({ username: usernameSchema }),
  },
  createUser: {
    summary: 'Create the profile of the session’s wallet',
    who: 'signed-in',
    body: createUserSchema,
    success: 201,
  },
  updateUser: {
    summary: 'Replace the profile’s name, e-mail address and, for a verifier, organization',
    who: 'signed-in',
    params: idParams,
    body: updateUserSchema,
  },
})
