import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { ApplicationRow } from '../../db/schema/verifiers.ts'
import type { Session } from '../auth/session.ts'
import { listApplicationsOf, listDecidedBy } from './store.ts'

type Own = DataExport['verifierApplications']
type Decided = DataExport['applicationsDecided']

export async function exportApplications({ db }: Context, userId: UserId): Promise<Own> {
  return (await listApplicationsOf(db, userId)).map((row) => {
    const { website, contact, note, questions } = row
    return { ...presentFiled(row), website, contact, note, questions: [...questions] }
  })
}

export async function exportDecidedApplications({ db }: Context, { address }: Session): Promise<Decided> {
  return (await listDecidedBy(db, address)).map(presentFiled)
}

function presentFiled(row: ApplicationRow): Decided[number] {
  const { organization, status, reason, createdAt, decidedAt, decidedBy } = row
  const times = { filedAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
  return { organization, status, reason, ...times, decidedBy }
}
