import { userSchema } from '../account/user.ts'
import type { Call } from '../call.ts'

export const userCalls = {
  getUserOfWallet: { method: 'GET', path: '/api/users/wallet/:wallet', response: userSchema },
  createUser: { method: 'POST', path: '/api/users', response: userSchema },
  updateUser: { method: 'PUT', path: '/api/users/:id', response: userSchema },
} as const satisfies Record<string, Call>
