import * as z from 'zod/mini'
import { finishRecoverySchema, guardianVoteSchema } from '../account/recovery.ts'
import { recoveryCalls } from '../calls/recovery.ts'
import { addressSchema, bytes32Schema } from '../hex.ts'
import { describeRoutes } from '../route.ts'

export const recoveryRoutes = describeRoutes(recoveryCalls, {
  getIdentityControl: {
    summary: 'Get who acts for an identity, as far as the service has read the chain',
    who: 'public',
    params: z.object({ address: addressSchema }),
  },
  getVoteCount: {
    summary:
      'Count the guardians who have signed a decision. Of a recovery, `tally` is the EIP-712 digest. Of every other decision, it is keccak256 of the digest and the salt in the guardians’ file. Names no guardian',
    who: 'public',
    params: z.object({ address: addressSchema, tally: bytes32Schema }),
  },
  addGuardianVote: {
    summary: 'Give a guardian’s signature of a decision. The service brings the decision once enough have signed',
    who: 'public',
    body: guardianVoteSchema,
  },
  finishRecovery: {
    summary: 'Let the service carry out the pending change of an identity. 409 before its time has come',
    who: 'public',
    body: finishRecoverySchema,
  },
})
