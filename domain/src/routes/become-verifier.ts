import { applyForAccreditationSchema, requestVerifierStatusSchema } from '../become-verifier.ts'
import { idParams, type Route } from '../route.ts'
import { userSchema } from '../user.ts'

/** Apart from the other calls about a profile: few people need these, and no page loads them at first. */
export const becomeVerifierRoutes = {
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
  applyForAccreditation: {
    method: 'PUT',
    path: '/api/users/:id/accreditation',
    summary:
      'Ask an administrator to review the own organization; whoever registered itself stays a verifier meanwhile',
    who: 'signed-in',
    params: idParams,
    body: applyForAccreditationSchema,
    success: 200,
    response: userSchema,
  },
} as const satisfies Record<string, Route>
