import { foundPersonSchema, userSchema } from '../account/user.ts'
import type { Call } from '../call.ts'

export const userCalls = {
  getUserOfWallet: { method: 'GET', path: '/api/users/wallet/:wallet', response: userSchema },
  findPerson: { method: 'GET', path: '/api/people', response: foundPersonSchema },
  createUser: { method: 'POST', path: '/api/users', response: userSchema },
  updateUser: { method: 'PUT', path: '/api/users/:id', response: userSchema },
} as const satisfies Record<string, Call>
