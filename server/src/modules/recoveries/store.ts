import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { sql } from '../../db/drizzle.ts'

type Ballot = { identity: Address; round: string; digest: Hex }
/**
 * `occasion` names the freeze that a vote ends, or the pending changes of the identity that a vote
 * stops. The value is null for any other decision.
 */
export type KeptVote = { guardian: Address; signature: Hex; occasion: Hex | null }
type NewVote = Ballot & KeptVote & { tally: Hex; threshold: number; oldestRound: bigint }

/** A guardian may sign this many decisions of one round, so that nobody fills the database. */
const decisionsAtMost = 10

/**
 * A vote is stored once, with its newest signature and occasion. The votes of rounds that are over
 * are deleted.
 */
export async function addVote(db: SqlRunner, vote: NewVote): Promise<void> {
  const { identity, round, digest, tally, guardian, signature, occasion, threshold, oldestRound } = vote
  const { rowCount } = await db.execute(sql`
    insert into guardian_votes (identity, round, decision, tally, guardian, signature, occasion, threshold)
    select ${identity}, ${round}::numeric, ${digest}, ${tally}, ${guardian}, ${signature}, ${occasion}, ${threshold}::smallint
    where (select count(*) from guardian_votes where identity = ${identity} and round = ${round}::numeric
      and guardian = ${guardian} and decision <> ${digest}) < ${decisionsAtMost}
    on conflict (identity, round, decision, guardian) do update set signature = excluded.signature,
      threshold = excluded.threshold, occasion = excluded.occasion, tally = excluded.tally,
      created_at = case when guardian_votes.occasion is distinct from excluded.occasion then now()
        else guardian_votes.created_at end`)
  if (rowCount !== 1) throw new AppError('storage-full', 'This guardian has signed too many decisions of this round')
  await deleteVotesBefore(db, identity, oldestRound)
}

type OccasionCount = { digest: Hex; occasion: Hex | null; count: number; threshold: number | null }

/** Votes with different occasions are counted separately. `tallyOf` makes a decision's tally. */
export async function countVotes(
  db: SqlRunner,
  { identity, tally }: { identity: Address; tally: Hex },
): Promise<OccasionCount[]> {
  const { rows } = await db.execute<OccasionCount>(sql`
    select decision as digest, occasion, count(*)::int as count, max(threshold)::int as threshold from guardian_votes
    where identity = ${identity} and coalesce(tally, decision) = ${tally} group by decision, occasion`)
  return rows
}

/** The votes are in the ascending order of the guardians, as in their list. */
export async function listVotes(db: SqlRunner, { identity, round, digest }: Ballot): Promise<KeptVote[]> {
  const { rows } = await db.execute<KeptVote>(sql`
    select guardian, signature, occasion from guardian_votes
    where identity = ${identity} and round = ${round}::numeric and decision = ${digest} order by guardian`)
  return rows
}

export async function deleteVotesBefore(db: SqlRunner, identity: Address, round: bigint): Promise<void> {
  await db.execute(sql`
    delete from guardian_votes where identity = ${identity} and round < ${String(round)}::numeric`)
}

/**
 * Lists identities whose votes were stored more than a day ago. The order is random, so that the
 * limit leaves no identity out for good.
 */
export async function listVotedIdentities(db: SqlRunner, limit: number): Promise<Address[]> {
  const { rows } = await db.execute<{ identity: Address }>(sql`
    select identity from guardian_votes where created_at < now() - interval '1 day'
    group by identity order by random() limit ${limit}`)
  return rows.map(({ identity }) => identity)
}

export async function deleteVotesOlderThan(db: SqlRunner, days: number): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${days})`
  await deleteInBatches(db, sql`guardian_votes`, isOld)
}

export type VoteRow = Ballot & Omit<KeptVote, 'occasion'> & { createdAt: Date }

export async function listVotesOfGuardian(db: SqlRunner, guardian: Address): Promise<VoteRow[]> {
  const { rows } = await db.execute<VoteRow>(sql`
    select identity, round::text, decision as digest, guardian, signature, created_at as "createdAt" from guardian_votes
    where guardian = ${guardian} order by created_at`)
  return rows
}
