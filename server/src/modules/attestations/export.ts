import type { DataExport } from '@did/domain/account/data-export'
import type { ClaimId, UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { exportSigned } from '../revocations/export.ts'
import * as store from './store.ts'

type Signed = DataExport['attestationsGiven']

export async function exportAttestationsReceived(ctx: Context, claimIds: readonly ClaimId[]): Promise<Signed> {
  return exportSigned(ctx, await store.listAttestationsOfClaims(ctx.db, claimIds))
}

export async function exportAttestationsGiven(ctx: Context, verifierId: UserId): Promise<Signed> {
  return exportSigned(ctx, await store.listAttestationsOfVerifier(ctx.db, verifierId))
}

/** Exports the attestations that were prepared for signing, signed or not. */
export function exportDrafts(
  { db }: Context,
  requestIds: readonly number[],
): Promise<DataExport['attestationsPrepared']> {
  return store.listDrafts(db, requestIds)
}
