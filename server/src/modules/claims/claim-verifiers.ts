import type { AskedVerifier, VerifiedBy } from '@did/domain/claim/claim'
import { toShownVerifier } from '@did/domain/verifier/verifier-name'
import { type SQL, sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema/attestations.ts'
import { claims, verificationRequests } from '../../db/schema/claims.ts'
import { recordingBlock, signer } from '../attestations/statements.ts'
import { standingOf } from '../chain-index/standing.ts'
import { readReason } from '../revocations/present.ts'

// Each standing has an "offset 0". Without it, PostgreSQL would copy the subquery about a standing
// to each place that uses the standing, and run every copy.

// `readVerifiedBy` and `readAskedVerifier` turn the database's times of this SQL into ISO times.

/** `toShownVerifier` derives what people see from the stored name and the standing. */
type ShownVerifier = Pick<AskedVerifier, 'name' | 'walletAddress' | 'accreditation'>

/** The reason of a revocation is either a hash or written words, which `readReason` tells apart. */
export type AskedVerifierRow = AskedVerifier & { revocation: Parameters<typeof readReason>[0] | null }

/**
 * A claim shows at most this many verifiers. The verifiers that have not answered yet come first,
 * and then those that were asked last.
 */
const mostAsked = 50

/**
 * A verifier that is suspended now is shown as suspended, whatever its standing was when it signed.
 */
const nameOf = (standing: SQL, now = standing) => sql`'verifierId', verifier.id,
  'name', coalesce(case ${standing}->>'kind' when 'accredited' then ${standing}->>'name' end,
    verifier.verifier_organization, verifier.username),
  'accreditation', case when ${now}->>'kind' = 'suspended' then 'suspended'
    when ${standing}->>'kind' = 'none' then 'self-registered' else ${standing}->>'kind' end`

/** This SQL belongs in a select that has a row of `attestations`. */
export const verifiedBy = sql<VerifiedBy>`(
  select jsonb_build_object(${nameOf(sql`found.standing`, sql`found.now`)},
    'walletAddress', ${signer}, 'verifiedAt', ${attestations.createdAt})
  from users verifier
  cross join lateral (select ${standingOf(signer, { untilBlock: recordingBlock })} as standing,
    ${standingOf(signer)} as now offset 0) found
  where verifier.id = ${attestations.verifierId})`

/** This SQL belongs in a select that has a request and, if any, the attestation that answers it. */
export const requestedVerifier = sql<ShownVerifier>`(
  select jsonb_build_object(${nameOf(sql`found.standing`, sql`found.now`)}, 'walletAddress', verifier.wallet_address)
  from users verifier
  cross join lateral (select ${standingOf(sql`verifier.wallet_address`, { untilBlock: recordingBlock })} as standing,
    ${standingOf(sql`verifier.wallet_address`)} as now offset 0) found
  where verifier.id = ${verificationRequests.verifierId})`

/** This SQL lists the latest request to each verifier, for a select that has a row of `claims`. */
export const askedVerifiers = sql<AskedVerifierRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(${nameOf(sql`found.standing`)},
    'walletAddress', verifier.wallet_address, 'requestId', latest.id, 'requestedAt', latest.created_at,
    'status', case when latest.withdrawn_at is null then latest.status else 'withdrawn' end,
    'decidedAt', coalesce(latest.withdrawn_at, latest.decided_at), 'reason', latest.reason,
    'revocation', latest.revocation) order by latest.status = 'pending' desc, latest.id desc), '[]')
  from (
    select * from (
      select distinct on (request.verifier_id) request.*, signed.revoked_at as withdrawn_at,
        case when revoked.attestation is not null then
          jsonb_build_object('reason', revoked.reason, 'reasonText', revoked.reason_text) end as revocation
      from verification_requests request
      left join attestations signed on signed.request_id = request.id
      left join revocations revoked on revoked.attestation = signed.digest
      where request.claim_id = ${claims.id} order by request.verifier_id, request.id desc
    ) newest order by newest.status = 'pending' desc, newest.id desc limit ${sql.raw(String(mostAsked))}
  ) latest
  join users verifier on verifier.id = latest.verifier_id
  cross join lateral (select ${standingOf(sql`verifier.wallet_address`)} as standing offset 0) found)`

export function readVerifiedBy(found: VerifiedBy): VerifiedBy {
  return { ...toShownVerifier(found), verifiedAt: toIso(found.verifiedAt) }
}

export function readAskedVerifier({ revocation, ...found }: AskedVerifierRow): AskedVerifier {
  const { requestedAt, decidedAt } = found
  return {
    ...toShownVerifier(found),
    requestedAt: toIso(requestedAt),
    decidedAt: decidedAt && toIso(decidedAt),
    reason: revocation ? readReason(revocation) : found.reason,
  }
}

const toIso = (time: string) => new Date(time).toISOString()
