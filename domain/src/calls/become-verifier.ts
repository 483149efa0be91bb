import { userSchema } from '../account/user.ts'
import type { Call } from '../call.ts'

export const becomeVerifierCalls = {
  requestVerifierStatus: { method: 'PUT', path: '/api/users/:id/verifier', response: userSchema },
  applyForAccreditation: { method: 'PUT', path: '/api/users/:id/accreditation', response: userSchema },
  changeApplication: { method: 'PUT', path: '/api/users/:id/application', response: userSchema },
} as const satisfies Record<string, Call>
