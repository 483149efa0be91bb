import { credentialIdSchema, passkeyKeySchema } from '@did/domain/account/passkey'
import * as z from 'zod/mini'
import { recoveryRequestSchema } from '../../features/recovery/request/recovery-request.ts'
import { keepBegun, recall } from '../../lib/page/browser-storage.ts'

const memoryKey = 'recovery_request'

/**
 * The recovery that this browser has begun. Nothing in these values is secret. `passkey` is the new
 * passkey with the account's first key, or null if another address will take over. `circle` says
 * how many guardians there are and how many of them must agree, or is null if the person has not
 * brought the guardian file.
 */
const keptRecoverySchema = z.object({
  request: recoveryRequestSchema,
  circle: z.nullable(z.object({ threshold: z.int(), count: z.int() })),
  passkey: z.nullable(
    z.object({ credentialId: credentialIdSchema, key: passkeyKeySchema, firstKey: passkeyKeySchema }),
  ),
})
export type KeptRecovery = z.infer<typeof keptRecoverySchema>

/** The browser stores the recovery and not the tab, because a recovery takes days. */
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
