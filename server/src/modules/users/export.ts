import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { KnownUser } from './known-user.ts'
import { presentUser } from './present.ts'

export function exportProfile({ config }: Context, user: KnownUser): NonNullable<DataExport['profile']> {
  const { createdAt, updatedAt } = user
  return { ...presentUser(config, user), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
