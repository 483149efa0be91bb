import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { ApplicationRow } from '../../db/schema/verifiers.ts'
import type { Session } from '../auth/session.ts'
import { listApplicationsOf, listDecidedBy } from './store.ts'

type Applications = DataExport['verifierApplications']

export async function exportApplications({ db }: Context, userId: UserId): Promise<Applications> {
  return (await listApplicationsOf(db, userId)).map(presentFiled)
}

export async function exportDecidedApplications({ db }: Context, { address }: Session): Promise<Applications> {
  return (await listDecidedBy(db, address)).map(presentFiled)
}

function presentFiled(row: ApplicationRow): Applications[number] {
  const { organization, status, reason, createdAt, decidedAt, decidedBy } = row
  const times = { filedAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
  return { organization, status, reason, ...times, decidedBy }
}
