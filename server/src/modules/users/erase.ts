import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function lockProfile(tx: Transaction, id: UserId): Promise<void> {
  await tx.execute(sql`select id from users where id = ${id} for update`)
}

export async function eraseProfile(tx: Transaction, id: UserId): Promise<void> {
  await tx.execute(sql`delete from users where id = ${id}`)
}

/**
 * Empties a profile to which other rows refer. The profile's new wallet address belongs to nobody.
 * The new key of its username begins with a line break, which no username has, so that nobody can
 * take the key before and thereby stop this erasure.
 */
export async function emptyProfile(tx: Transaction, id: UserId): Promise<void> {
  await tx.execute(sql`
    update users set wallet_address = '0x' || lpad(to_hex(id), 40, '0'), username = 'Closed account',
      username_key = chr(10) || 'closed account ' || id, name = null, email = null, verifier_organization = null,
      is_self_registered = false, created_at = now(), updated_at = now()
    where id = ${id}`)
}
