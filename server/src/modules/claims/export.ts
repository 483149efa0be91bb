import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { readAllPages } from '../../http/read-all-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentClaim } from './present.ts'
import { listClaimsOfOwner } from './service.ts'

export async function exportClaims(ctx: Context, { address }: Session): Promise<DataExport['claims']> {
  const rows = await readAllPages(
    (page) => listClaimsOfOwner(ctx, address, page),
    ({ claim }) => claim.id,
  )
  return rows.map((row) => {
    const { leaves, publishHash, updatedAt } = row.claim
    return { ...presentClaim(row), leaves, publishHash, updatedAt: updatedAt.toISOString() }
  })
}
