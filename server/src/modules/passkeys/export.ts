import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { listPasskeys } from './service.ts'

export function exportPasskeys(ctx: Context, session: Session): Promise<DataExport['passkeys']> {
  return listPasskeys(ctx, session)
}
