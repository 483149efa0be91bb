import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

type Ending = {
  identity: Address
  /** The sessions that this wallet opened by its own signature do not end. */
  except: Address
}

/** The caller wakes the nodes (`doorbell.ring`) after the commit. */
export async function endSessions(tx: Transaction, { identity, except }: Ending): Promise<void> {
  await tx.execute(sql`delete from sessions where address = ${identity} and coalesce(signer, address) <> ${except}`)
}

/**
 * When the keys of an account change, its sessions end for all identities. The caller wakes the
 * nodes (`doorbell.ring`) after the commit.
 */
export async function endSessionsOfAccount(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`delete from sessions where address = ${account} or signer = ${account}`)
}
