import * as z from 'zod/mini'
import {
  claimVerifiedSchema,
  controlUpdateSchema,
  revocationUpdateSchema,
  shareOpenedSchema,
  verificationUpdateSchema,
  verifierUpdateSchema,
} from './notification.ts'

/** The server ignores `auth.userId`, because the cookie says who the client is. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth'), data: z.optional(z.object({ userId: z.optional(z.number()) })) }),
  z.object({ type: z.literal('resume'), data: z.object({ after: z.int().check(z.nonnegative()) }) }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>

/**
 * The messages to one user have numbers without a gap, so that a page that reconnects can ask for
 * exactly the messages that it missed.
 */
const seq = z.int().check(z.positive())
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection'), data: z.object({ status: z.enum(['connected', 'disconnected']) }) }),
  z.object({ type: z.literal('verification_update'), seq, data: verificationUpdateSchema }),
  z.object({ type: z.literal('claim_verified'), seq, data: claimVerifiedSchema }),
  z.object({ type: z.literal('verifier_update'), seq, data: verifierUpdateSchema }),
  z.object({ type: z.literal('withdrawal_update'), seq, data: revocationUpdateSchema }),
  z.object({ type: z.literal('share_opened'), seq, data: shareOpenedSchema }),
  z.object({ type: z.literal('control_update'), seq, data: controlUpdateSchema }),
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
/** The server stores every message except `connection`. */
export type ServerEvent = Exclude<ServerMessage, { type: 'connection' }>
