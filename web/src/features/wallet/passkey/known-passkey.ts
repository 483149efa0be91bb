import { credentialIdSchema, passkeyKeySchema } from '@did/domain/account/passkey'
import { addressSchema } from '@did/domain/hex'
import * as z from 'zod/mini'
import { recall, remember } from '../../../lib/page/browser-storage.ts'

const memoryKey = 'passkey_account'

/**
 * The passkey that this browser used last. None of these values is secret. `key` is the passkey's
 * own key. The account's address follows from `firstKey`. `isKept` tells whether the server knows
 * the passkey.
 */
const knownPasskeySchema = z.object({
  credentialId: credentialIdSchema,
  account: addressSchema,
  key: passkeyKeySchema,
  firstKey: passkeyKeySchema,
  isKept: z.boolean(),
})
export type KnownPasskey = z.infer<typeof knownPasskeySchema>

export function recallPasskey(): KnownPasskey | null {
  try {
    const known = knownPasskeySchema.safeParse(JSON.parse(recall(memoryKey) ?? 'null'))
    return known.success ? known.data : null
  } catch {
    return null
  }
}

export function rememberPasskey(known: KnownPasskey): void {
  remember(memoryKey, JSON.stringify(known))
}
