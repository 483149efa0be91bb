import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { isControlledBy } from '../identity-control/statements.ts'

export async function eraseKeyInvitation(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`delete from key_invitations where account = ${account}`)
}

export async function eraseKeyInvitationsOfAccount(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`delete from key_invitations where ${isControlledBy(sql`key_invitations.account`, account)}`)
}
