import { AppError } from '@did/domain/errors'
import { compareWith } from '@did/domain/verifier/look-alike'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { eachAlone } from '../../db/each-alone.ts'
import type { UserRow } from '../../db/schema/accounts.ts'
import { listAccreditedNames } from '../chain-index/standing.ts'
import { lookAlikeKeys } from './look-alike-keys.ts'
import { rememberAnswers } from './remember-answers.ts'
import * as store from './store.ts'

/**
 * Reserves the names and all names that look like them for the user, and frees the user's other
 * names. The caller has locked the user's row. Throws `organization-taken` if another user verifies
 * under such a name or has applied with it, or another wallet is accredited under it.
 */
export async function holdNames(
  tx: Transaction,
  { id, walletAddress }: Pick<UserRow, 'id' | 'walletAddress'>,
  names: readonly string[],
): Promise<void> {
  const keys = [...new Set(names.flatMap(lookAlikeKeys))]
  const accredited = new Set((await listAccreditedNames(tx, walletAddress)).flatMap(lookAlikeKeys))
  if (keys.some((key) => accredited.has(key)) || !(await store.takeKeys(tx, id, keys))) throw organizationTaken()
  await store.dropKeysExcept(tx, id, keys)
}

/**
 * People could take a name for the name under which the chain accredits another wallet if the name
 * looks like the accredited name, contains it or differs from it by only a few letters.
 */
export async function isAccreditedElsewhere(
  { db }: Context,
  { name, walletAddress }: Pick<UserRow, 'walletAddress'> & { name: string },
): Promise<boolean> {
  return isTaken(name, await listAccreditedNames(db, walletAddress))
}

const isTaken = rememberAnswers((accredited) => {
  const taken = new Set(accredited.flatMap(lookAlikeKeys))
  const findLookAlike = compareWith(accredited)
  return (name) => lookAlikeKeys(name).some((key) => taken.has(key)) || findLookAlike(name) !== null
})

/**
 * Some verifiers registered before names were reserved. If two names look alike, the older user
 * keeps the name.
 */
export async function holdNamesFromBefore({ db }: Context): Promise<void> {
  await eachAlone(db, await store.listUnheldNames(db), ({ userId, name }) =>
    store.addKeys(db, userId, lookAlikeKeys(name)),
  )
}

function organizationTaken(): AppError {
  const message = 'Another organization has this name or one that looks like it'
  return new AppError('organization-taken', message, { fields: [{ path: 'organization', message }] })
}
