import type { AnsweringVerifier } from '@did/domain/account/notification'
import { toShownVerifier } from '@did/domain/verifier/verifier-name'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { UserRow } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'
import type { Session } from '../auth/session.ts'
import { findStanding } from '../chain-index/standing.ts'
import * as store from './store.ts'

export function listVerifiers(
  { db, config }: Context,
  session: Session,
  { q, page }: { q: string | null; page: Page },
): Promise<store.VerifierRow[]> {
  return store.listVerifiers(db, { caller: session.address, q, page, policy: config.verifierPolicy })
}

/**
 * The transaction that notifies others of what the verifier did also reads the verifier's standing.
 */
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
