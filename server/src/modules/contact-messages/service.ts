import { contactMessages } from '@did/domain/account/contact-limits'
import type { SendContactMessage } from '@did/domain/account/contact-message'
import type { Context } from '../../context.ts'
import type { ContactMessageRow } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'
import { assertMayDecideAsAdministrator, assertMayReadAsAdministrator } from '../applications/policy.ts'
import type { Session } from '../auth/session.ts'
import * as store from './store.ts'

/** Stores neither the sender's wallet nor an IP address or a session. */
export function sendMessage({ db }: Context, { name, email, message }: SendContactMessage): Promise<void> {
  return store.addMessage(db, { name: name.normalize('NFC'), email, message: message.normalize('NFC') })
}

type Wanted = { status: store.MessageStatus; page: Page }

export function listMessages({ db, config }: Context, session: Session, { status, page }: Wanted) {
  assertMayReadAsAdministrator(config, session)
  return store.listMessages(db, status, page)
}

type Mark = { id: number; isDone: boolean }

/** A message that is done keeps the time when it was first marked as done. */
export async function markMessage(
  { db, config }: Context,
  session: Session,
  { id, isDone }: Mark,
): Promise<ContactMessageRow> {
  assertMayDecideAsAdministrator(config, session)
  const marked = await store.markMessage(db, id, isDone)
  if (!marked) throw notAllowed()
  return marked
}

export function deleteOldMessages({ db }: Context): Promise<void> {
  return store.deleteOldMessages(db, contactMessages.keptMonths)
}
