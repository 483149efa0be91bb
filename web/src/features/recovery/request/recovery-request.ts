import { type GuardianDecision, recoveryTargetSchema } from '@did/domain/account/recovery'
import { addressSchema } from '@did/domain/hex'
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../../../lib/bytes.ts'

const place = { chainId: z.int().check(z.positive()), registry: addressSchema }

/**
 * A request to guardians names the identity to recover, the key or wallet that takes over, and the
 * chain.
 */
export const recoveryRequestSchema = z.object({ identity: addressSchema, target: recoveryTargetSchema, ...place })
export type RecoveryRequest = z.infer<typeof recoveryRequestSchema>

export const decisionWords = ['freeze', 'unfreeze', 'veto'] as const
export type DecisionWord = (typeof decisionWords)[number]

/** Asks guardians to freeze an identity, to end its freeze, or to stop a pending change. */
const decisionRequestSchema = z.object({ identity: addressSchema, decision: z.enum(decisionWords), ...place })
export type DecisionRequest = z.infer<typeof decisionRequestSchema>

const helpRequestSchema = z.union([
  z.strictObject(recoveryRequestSchema.shape),
  z.strictObject(decisionRequestSchema.shape),
])
export type HelpRequest = RecoveryRequest | DecisionRequest

const mostCharacters = 2000

/** The whole request stands in the link's fragment, which browsers send to no server. */
export function writeHelpLink(request: HelpRequest, origin: string): string {
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(helpRequestSchema.parse(request))))
  return `${origin}/help#${payload}`
}

/** Returns null if the fragment is no complete request. */
export function parseHelpFragment(hash: string): HelpRequest | null {
  if (hash.length > mostCharacters) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(hash.replace(/^#/, '')))
    const parsed = helpRequestSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function decisionOf(request: HelpRequest): GuardianDecision {
  return 'target' in request ? { kind: 'recover', target: request.target } : { kind: request.decision }
}
