import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'
import type { Session } from '../auth/session.ts'
import type { Standing } from './standing.ts'
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
