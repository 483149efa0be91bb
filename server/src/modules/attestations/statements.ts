import { sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema/attestations.ts'
import { wasSuspendedAt } from '../chain-index/standing.ts'
import { anchorBlockOf } from '../chain-index/statements.ts'

// This SQL belongs in a select that has a row of `attestations`.

export const signer = sql`lower(${attestations.message}->>'verifier')`

/** The block that anchors the digest, or the highest possible number while no block does. */
export const recordingBlock = sql`coalesce(${anchorBlockOf(attestations.digest)}, ${Number.MAX_SAFE_INTEGER}::bigint)`

/**
 * Tells whether the verifier was suspended when the chain anchored the digest. Before the anchor,
 * the present suspension counts. `approveRequest` has checked that the verifier was entitled when
 * it signed.
 */
export const wasSuspended = wasSuspendedAt(signer, recordingBlock)
