import { credentialIdSchema, passkeyKeySchema } from '@did/domain/account/passkey'
import * as z from 'zod/mini'
import { recoveryRequestSchema } from '../../features/recovery/request/recovery-request.ts'
import { keepBegun, recall } from '../../lib/page/browser-storage.ts'

const memoryKey = 'recovery_request'

/**
 * The request to guardians that this browser has begun. None of its members is secret. `passkey` is
 * the new passkey, with the first key of the account, and null for a recovery to another address.
 * `circle` says how many guardians must agree, if the person has their file.
 */
const keptRecoverySchema = z.object({
  request: recoveryRequestSchema,
  circle: z.nullable(z.object({ threshold: z.int(), count: z.int() })),
  passkey: z.nullable(
    z.object({ credentialId: credentialIdSchema, key: passkeyKeySchema, firstKey: passkeyKeySchema }),
  ),
})
export type KeptRecovery = z.infer<typeof keptRecoverySchema>

/**
 * Returns the recovery that this browser has begun, or null. It is stored for longer than the tab,
 * because a recovery takes days.
 */
export function recallRecovery(): KeptRecovery | null {
  try {
    const kept = keptRecoverySchema.safeParse(JSON.parse(recall(memoryKey) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

export function keepRecovery(kept: KeptRecovery | null): void {
  keepBegun(memoryKey, kept && JSON.stringify(kept))
}
