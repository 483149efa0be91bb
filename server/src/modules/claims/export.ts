import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentClaim } from './present.ts'
import { listClaimsOfOwner } from './service.ts'

export function exportClaims(ctx: Context, { address }: Session): ExportedRows<'claims'> {
  const rows = readPages(
    (page) => listClaimsOfOwner(ctx, address, page),
    ({ claim }) => claim.id,
  )
  return mapRows(rows, (row) => {
    const { leaves, publishHash, templateLevel, updatedAt } = row.claim
    return { ...presentClaim(row), leaves, publishHash, templateLevel, updatedAt: updatedAt.toISOString() }
  })
}
