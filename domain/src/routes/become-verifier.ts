import { becomeVerifierCalls } from '../calls/become-verifier.ts'
import { describeRoutes, idParams } from '../route.ts'
import { applyForAccreditationSchema, requestVerifierStatusSchema } from '../verifier/become-verifier.ts'

export const becomeVerifierRoutes = describeRoutes(becomeVerifierCalls, {
  requestVerifierStatus: {
    summary: 'Become a verifier, or apply for it, as the installation’s policy says',
    who: 'signed-in',
    params: idParams,
    body: requestVerifierStatusSchema,
  },
  applyForAccreditation: {
    summary:
      'Ask an administrator to review the organization. Until the review, a verifier that registered itself stays a verifier',
    who: 'signed-in',
    params: idParams,
    body: applyForAccreditationSchema,
  },
  changeApplication: {
    summary: 'Change the application that waits. This answers the administrators’ open question',
    who: 'signed-in',
    params: idParams,
    body: applyForAccreditationSchema,
  },
})
