import { type Address, toAddress } from '@did/domain/hex'
import type { DidRow } from '../../db/schema/claims.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'

export function assertMayListDids(session: Session, account: Address): void {
  if (toAddress(account) !== session.address) throw notFound()
}

export function assertMayChangeDid(session: Session, did: DidRow | null): asserts did is DidRow {
  if (did?.owner !== session.address) throw notAllowed()
}
