import * as z from 'zod/mini'
import { addressSchema, bytes32Schema, hexSchema } from '../hex.ts'
import { passkeyKeySchema } from './passkey.ts'

const unixSeconds = z.int().check(z.positive())
const consent = { deadline: unixSeconds, signature: hexSchema }
const decimal = z.string().check(z.regex(/^[1-9]\d{0,77}$/))

const accountCallSchema = z.object({ to: addressSchema, data: hexSchema })
export type AccountCall = z.infer<typeof accountCallSchema>

/**
 * A signed call that the service sends to the chain and pays for:
 * - `account`: an `execute` of the caller's passkey account, which the service first deploys for
 *   `firstKey` if necessary.
 * - `mint`, `commit`: an ordinary wallet's signature for `mintDIDFor` and `commitClaimFor`.
 * - `control`: a call of the registry about the caller's own identity, with the signed consent in
 *   it: `setGuardians`, `moveControl`, `freeze`, `requestUnfreeze` or `veto`.
 */
export const sponsoredCallSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    firstKey: passkeyKeySchema,
    calls: z.array(accountCallSchema).check(z.minLength(1), z.maxLength(4)),
    ...consent,
  }),
  z.object({ kind: z.literal('mint'), ...consent }),
  z.object({ kind: z.literal('control'), data: hexSchema }),
  z.object({ kind: z.literal('commit'), didTokenId: decimal, commitment: bytes32Schema, ...consent }),
])
export type SponsoredCall = z.infer<typeof sponsoredCallSchema>
