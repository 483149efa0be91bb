import type { AnsweringVerifier } from '@did/domain/notification'
import { toShownVerifier } from '@did/domain/verifier-name'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'
import type { Session } from '../auth/session.ts'
import { findStanding, type Standing } from './standing.ts'
import * as store from './store.ts'

/**
 * Whether somebody may be asked and may verify, now: whom the chain accredits; under the policy `open` also who registered itself,
 * unless the chain says it is suspended.
 */
export function isEntitled(
  policy: Config['verifierPolicy'],
  { isSelfRegistered, standing }: Pick<UserRow, 'isSelfRegistered'> & { standing: Pick<Standing, 'kind'> },
): boolean {
  switch (standing.kind) {
    case 'accredited':
      return true
    case 'suspended':
      return false
    case 'none':
      return policy === 'open' && isSelfRegistered
  }
}

export function listVerifiers(
  { db, config }: Context,
  session: Session,
  { q, page }: { q: string | null; page: Page },
): Promise<store.VerifierRow[]> {
  return store.listVerifiers(db, { caller: session.address, q, page, policy: config.verifierPolicy })
}

/** What others read of a verifier now, in the transaction that tells them. */
export async function describeVerifier(tx: Transaction, verifier: UserRow): Promise<AnsweringVerifier> {
  const { walletAddress, verifierOrganization, username } = verifier
  const standing = await findStanding(tx, walletAddress)
  const reviewed = standing.kind === 'accredited' ? standing.name : null
  const { name, accreditation } = toShownVerifier({
    name: reviewed || verifierOrganization || username,
    walletAddress,
    accreditation: standing.kind === 'none' ? 'self-registered' : standing.kind,
  })
  return { name, accreditation }
}
