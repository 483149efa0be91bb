import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { IssuerKeyRow } from '../../db/schema/portable.ts'
import { openSecret } from './seal-secret.ts'
import { listKeys } from './store.ts'

/**
 * The service never signs with a stopped key, whatever the chain says. A key that was sealed under
 * another SIGNING_KEY counts as stopped.
 */
export type KnownKey = { row: IssuerKeyRow; isStopped: boolean }

export async function listKnownKeys(ctx: Context, verifier: Address): Promise<KnownKey[]> {
  const rows = await listKeys(ctx.db, verifier)
  return Promise.all(rows.map(async (row) => ({ row, isStopped: !(await isUsable(ctx, row)) })))
}

async function isUsable(ctx: Context, row: IssuerKeyRow): Promise<boolean> {
  if (row.stoppedAt !== null) return false
  return row.sealedSecret === null || (await openSecret(ctx, row.sealedSecret, row)) !== null
}
