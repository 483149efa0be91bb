import { AppError } from '@did/domain/errors'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { UserRow } from '../../db/schema.ts'
import { lookAlikeKeys } from './look-alike-keys.ts'
import * as store from './store.ts'

/**
 * From here on these names, and whatever looks like them, are this user's, and no other is: part of the transaction that
 * uses them, under the lock of the user's row. Throws `organization-taken` where somebody else verifies under such a name, has applied
 * with it, or is accredited under it.
 */
export async function holdNames(
  tx: Transaction,
  { id, walletAddress }: Pick<UserRow, 'id' | 'walletAddress'>,
  names: readonly string[],
): Promise<void> {
  const keys = [...new Set(names.flatMap(lookAlikeKeys))]
  const accredited = new Set((await store.listAccreditedNames(tx, walletAddress)).flatMap(lookAlikeKeys))
  if (keys.some((key) => accredited.has(key)) || !(await store.takeKeys(tx, id, keys))) throw organizationTaken()
  await store.dropKeysExcept(tx, id, keys)
}

/**
 * Names that were taken before names had keys, first come, first served: of two that look alike, the older verifier's is held
 * from here on. Doing it twice is doing it once.
 */
export async function holdNamesFromBefore({ db }: Context): Promise<void> {
  for (const { userId, name } of await store.listUnheldNames(db)) await store.addKeys(db, userId, lookAlikeKeys(name))
}

function organizationTaken(): AppError {
  const message = 'Another organization has this name or one that looks like it'
  return new AppError('organization-taken', message, { fields: [{ path: 'organization', message }] })
}
