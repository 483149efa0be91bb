import * as z from 'zod/mini'
import { credentialIdSchema, keepPasskeySchema } from '../account/passkey.ts'
import { sponsoredCallSchema } from '../account/sponsored-call.ts'
import { passkeyCalls } from '../calls/passkeys.ts'
import { describeRoutes } from '../route.ts'

export const passkeyRoutes = describeRoutes(passkeyCalls, {
  findPasskey: {
    summary: 'Find the account and the public key of a passkey by the id that its authenticator gave it',
    who: 'public',
    params: z.object({ credentialId: credentialIdSchema }),
  },
  listPasskeys: {
    summary: 'List the passkeys that the caller’s account keeps. The chain says which of them still count',
    who: 'signed-in',
  },
  keepPasskey: {
    summary: 'Keep a passkey of the caller’s account, so that another device finds the account',
    who: 'signed-in',
    body: keepPasskeySchema,
    success: 204,
  },
  sponsorCall: {
    summary: 'Let the service bring a call that the caller signed to the chain, and pay for it',
    who: 'signed-in',
    body: sponsoredCallSchema,
    isAlwaysTaken: true,
  },
})
