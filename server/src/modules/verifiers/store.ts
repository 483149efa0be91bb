import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { type Database, preparedOnce } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'

export type VerifierRow = Awaited<ReturnType<typeof listVerifiers>>[number]

const statements = preparedOnce((db) => ({
  list: db
    .select({
      id: users.id,
      verifierOrganization: users.verifierOrganization,
      username: users.username,
      walletAddress: users.walletAddress,
      // Accreditation has one source, the chain: the latest of its two events.
      isAccredited: sql<boolean>`coalesce((
        select e.kind = 'verifier-accredited' from chain_events e
        where e.address = ${users.walletAddress} and e.kind in ('verifier-accredited', 'verifier-suspended')
        order by e.block_number desc, e.log_index desc limit 1), false)`,
    })
    .from(users)
    .where(
      and(
        eq(users.isVerifier, true),
        ne(users.walletAddress, sql.placeholder('caller')),
        lt(users.id, sql.placeholder('before')),
        sql`(${sql.placeholder('pattern')}::text is null
          or ${users.username} ilike ${sql.placeholder('pattern')}
          or ${users.verifierOrganization} ilike ${sql.placeholder('pattern')})`,
      ),
    )
    .orderBy(desc(users.id))
    .limit(sql.placeholder('take'))
    .prepare('list_verifiers'),
}))

export function listVerifiers(db: Database, { caller, q, page }: { caller: string; q: string | null; page: Page }) {
  const pattern = q === null ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return statements(db).list.execute({ caller, pattern, ...page })
}
