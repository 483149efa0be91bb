import { z } from 'zod'
import {
  claimVerifiedSchema,
  verificationUpdateSchema,
  verifierUpdateSchema,
  withdrawalUpdateSchema,
} from './notification.ts'

/** What a client may send. `auth.userId` is accepted and ignored: the cookie says who it is. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth'), data: z.object({ userId: z.number().optional() }).optional() }),
  z.object({ type: z.literal('resume'), data: z.object({ after: z.int().nonnegative() }) }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>

/** `seq` counts per recipient without a gap, so a client that resumes misses nothing and sees nothing twice. */
const seq = z.int().positive()
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection'), data: z.object({ status: z.enum(['connected', 'disconnected']) }) }),
  z.object({ type: z.literal('verification_update'), seq, data: verificationUpdateSchema }),
  z.object({ type: z.literal('claim_verified'), seq, data: claimVerifiedSchema }),
  z.object({ type: z.literal('verifier_update'), seq, data: verifierUpdateSchema }),
  z.object({ type: z.literal('withdrawal_update'), seq, data: withdrawalUpdateSchema }),
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
/** The messages that are durable: everything but `connection`. */
export type ServerEvent = Exclude<ServerMessage, { type: 'connection' }>
