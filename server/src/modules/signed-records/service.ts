import type { Context } from '../../context.ts'
import type { Page } from '../../http/paging.ts'
import type { Session } from '../auth/session.ts'
import { assertOwnRecord } from './policy.ts'
import * as store from './store.ts'

export async function listSignedRecords({ db }: Context, { user }: Session, page: Page) {
  return user ? store.listRecords(db, user.id, page) : []
}

export async function deleteSignedRecord({ db }: Context, session: Session, id: number): Promise<void> {
  assertOwnRecord(session, await store.findVerifier(db, id))
  await store.deleteRecord(db, id)
}

export function deleteOldRecords({ db }: Context): Promise<void> {
  return store.deleteOld(db)
}
