import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { presentVault } from './present.ts'
import { findVault } from './service.ts'

export async function exportVault(ctx: Context, session: Session): Promise<DataExport['vault']> {
  const found = await findVault(ctx, session)
  return found && presentVault(found)
}
