import { sponsoredTransactionSchema } from '../account/passkey.ts'
import { countedVotesSchema, identityControlSchema, voteCountSchema } from '../account/recovery.ts'
import type { Call } from '../call.ts'

const isAnonymous = true

export const recoveryCalls = {
  getIdentityControl: {
    method: 'GET',
    path: '/api/identities/:address/control',
    isAnonymous,
    response: identityControlSchema,
  },
  getVoteCount: {
    method: 'GET',
    path: '/api/identities/:address/votes/:tally',
    isAnonymous,
    response: voteCountSchema,
  },
  addGuardianVote: { method: 'POST', path: '/api/identities/votes', response: countedVotesSchema },
  finishRecovery: { method: 'POST', path: '/api/identities/finish', response: sponsoredTransactionSchema },
} as const satisfies Record<string, Call>
