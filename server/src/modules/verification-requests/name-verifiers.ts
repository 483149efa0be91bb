import type { AskedVerifier } from '@did/domain/claim/claim'
import { toShownVerifier } from '@did/domain/verifier/verifier-name'
import { type Database, preparedOnce } from '../../db/database.ts'
import { eq, sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema/attestations.ts'
import { verificationRequests } from '../../db/schema/claims.ts'
import { requestedVerifier } from '../claims/claim-verifiers.ts'
import type { FullRequest } from './store.ts'

const statements = preparedOnce((db) => ({
  verifiers: db
    .select({ id: verificationRequests.id, verifier: requestedVerifier })
    .from(verificationRequests)
    .leftJoin(attestations, eq(attestations.requestId, verificationRequests.id))
    .where(sql`${verificationRequests.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('verifiers_of_requests'),
}))

export type NamedRequest = FullRequest & { shownVerifier: Pick<AskedVerifier, 'name' | 'accreditation'> }

/**
 * A verifier is named with the standing that it had when it signed. A verifier that has not signed,
 * or that is suspended now, is named with its present standing. The answer lacks a request that
 * somebody has erased in the meantime.
 */
export async function nameVerifiers(db: Database, rows: readonly FullRequest[]): Promise<NamedRequest[]> {
  const found = await statements(db).verifiers.execute({ ids: rows.map(({ request }) => request.id) })
  const known = new Map(found.map(({ id, verifier }) => [id, toShownVerifier(verifier)]))
  return rows.flatMap((row) => {
    const shownVerifier = known.get(row.request.id)
    return shownVerifier ? [{ ...row, shownVerifier }] : []
  })
}
