import type { Accreditation } from '@did/domain/account/user'
import type { Config } from '../../config.ts'
import { type Database, preparedOnce } from '../../db/database.ts'
import { and, desc, lt, ne, sql } from '../../db/drizzle.ts'
import { users } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'
import { type Standing, selectEverAccredited } from '../chain-index/standing.ts'
import { isFrozenIdentity } from '../identity-control/statements.ts'
import { standingOfUser } from '../users/statements.ts'

export type VerifierRow = Awaited<ReturnType<typeof listVerifiers>>[number]

const pattern = sql.placeholder('pattern')

/** Users who could count as verifiers are few, and two indexes find them. */
const candidates = sql`(
  select id from users where is_self_registered and ${sql.placeholder('policy')} = 'open'
  union
  select u.id from (${selectEverAccredited}) e join users u on u.wallet_address = e.address)`

const statements = preparedOnce((db) => {
  const known = db
    .select({
      id: users.id,
      username: users.username,
      walletAddress: users.walletAddress,
      organization: users.verifierOrganization,
      standing: standingOfUser.as('standing'),
    })
    .from(users)
    .where(
      and(
        sql`${users.id} in ${candidates}`,
        ne(users.walletAddress, sql.placeholder('caller')),
        lt(users.id, sql.placeholder('before')),
      ),
    )
    .as('known')
  // People see the name on the chain first, because an administrator has reviewed that name.
  const organization = sql<string | null>`coalesce(
    case when ${known.standing}->>'kind' = 'accredited' then ${known.standing}->>'name' end, ${known.organization})`
  return {
    list: db
      .select({
        id: known.id,
        verifierOrganization: organization,
        username: known.username,
        walletAddress: known.walletAddress,
        accreditation: sql<Accreditation>`case ${known.standing}->>'kind' when 'accredited' then 'accredited'
          else 'self-registered' end`,
        domain: sql<Standing['domain']>`${known.standing}->>'domain'`,
        receivesAttributes: sql<boolean>`exists (select 1 from attribute_keys k
          where k.user_id = ${known.id} and k.valid_until > extract(epoch from now()))`,
      })
      .from(known)
      .where(
        and(
          sql`${known.standing}->>'kind' <> 'suspended'`,
          sql`not ${isFrozenIdentity(known.walletAddress)}`,
          sql`(${pattern}::text is null or ${known.username} ilike ${pattern} or ${organization} ilike ${pattern})`,
        ),
      )
      .orderBy(desc(known.id))
      .limit(sql.placeholder('take'))
      .prepare('list_verifiers'),
  }
})

type Search = { caller: string; q: string | null; page: Page; policy: Config['verifierPolicy'] }

export function listVerifiers(db: Database, { caller, q, page, policy }: Search) {
  const pattern = q === null ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return statements(db).list.execute({ caller, pattern, policy, ...page })
}
