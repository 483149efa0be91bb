import * as z from 'zod/mini'
import { keptPasskeySchema, knownPasskeySchema, sponsoredTransactionSchema } from '../account/passkey.ts'
import type { Call } from '../call.ts'

const isAnonymous = true

export const passkeyCalls = {
  findPasskey: { method: 'GET', path: '/api/passkeys/:credentialId', isAnonymous, response: knownPasskeySchema },
  listPasskeys: { method: 'GET', path: '/api/passkeys', response: z.array(keptPasskeySchema) },
  keepPasskey: { method: 'POST', path: '/api/passkeys' },
  sponsorCall: { method: 'POST', path: '/api/sponsored-calls', response: sponsoredTransactionSchema },
} as const satisfies Record<string, Call>
