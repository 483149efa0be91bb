import type { AskedVerifier, VerifiedBy } from '@did/domain/claim'
import { toShownVerifier } from '@did/domain/verifier-name'
import { type SQL, sql } from '../../db/drizzle.ts'
import { attestations, claims, verificationRequests } from '../../db/schema.ts'
import { standingOf } from '../verifiers/standing.ts'
import { anchorBlock } from './suspended-verifier.ts'

// Who was asked about a claim and who verified it, for a select. Times are the database's; `readTimes` makes them ISO.

/** A verifier before `toShownVerifier`. */
type ShownVerifier = Pick<AskedVerifier, 'name' | 'walletAddress' | 'accreditation'>

/** An owner who asks more verifiers about one claim sees those that wait and the latest others. */
const mostAsked = 50

/** A verifier that is suspended now is shown as that, whatever it was when it signed. */
const nameOf = (standing: SQL, now = standing) => sql`'verifierId', verifier.id,
  'name', coalesce(case ${standing}->>'kind' when 'accredited' then ${standing}->>'name' end,
    verifier.verifier_organization, verifier.username),
  'accreditation', case when ${now}->>'kind' = 'suspended' then 'suspended'
    when ${standing}->>'kind' = 'none' then 'self-registered' else ${standing}->>'kind' end`

/** Of a row of `attestations`. */
export const verifiedBy = sql<VerifiedBy>`(
  select jsonb_build_object(${nameOf(sql`found.standing`, sql`found.now`)},
    'walletAddress', lower(${attestations.message}->>'verifier'), 'verifiedAt', ${attestations.createdAt})
  from users verifier
  cross join lateral (select ${standingOf(sql`lower(${attestations.message}->>'verifier')`, { untilBlock: anchorBlock })}
    as standing, ${standingOf(sql`lower(${attestations.message}->>'verifier')`)} as now) found
  where verifier.id = ${attestations.verifierId})`

/** Of a row of `verification_requests` with that of `attestations` that answered it, if any. */
export const requestedVerifier = sql<ShownVerifier>`(
  select jsonb_build_object(${nameOf(sql`found.standing`, sql`found.now`)}, 'walletAddress', verifier.wallet_address)
  from users verifier
  cross join lateral (select ${standingOf(sql`verifier.wallet_address`, { untilBlock: anchorBlock })} as standing,
    ${standingOf(sql`verifier.wallet_address`)} as now) found
  where verifier.id = ${verificationRequests.verifierId})`

/** Of a row of `claims`: the latest request to each verifier. */
export const askedVerifiers = sql<AskedVerifier[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(${nameOf(sql`found.standing`)},
    'walletAddress', verifier.wallet_address, 'requestId', latest.id, 'requestedAt', latest.created_at,
    'status', case when latest.withdrawn_at is null then latest.status else 'withdrawn' end,
    'decidedAt', coalesce(latest.withdrawn_at, latest.decided_at)) order by latest.status = 'pending' desc, latest.id desc), '[]')
  from (
    select * from (
      select distinct on (request.verifier_id) request.*, signed.revoked_at as withdrawn_at from verification_requests request
      left join attestations signed on signed.request_id = request.id
      where request.claim_id = ${claims.id} order by request.verifier_id, request.id desc
    ) newest order by newest.status = 'pending' desc, newest.id desc limit ${sql.raw(String(mostAsked))}
  ) latest
  join users verifier on verifier.id = latest.verifier_id
  cross join lateral (select ${standingOf(sql`verifier.wallet_address`)} as standing) found)`

export function readVerifiedBy(found: VerifiedBy): VerifiedBy {
  return { ...toShownVerifier(found), verifiedAt: toIso(found.verifiedAt) }
}

export function readAskedVerifier(found: AskedVerifier): AskedVerifier {
  const { requestedAt, decidedAt } = found
  return { ...toShownVerifier(found), requestedAt: toIso(requestedAt), decidedAt: decidedAt && toIso(decidedAt) }
}

const toIso = (time: string) => new Date(time).toISOString()
