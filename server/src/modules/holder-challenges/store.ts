import type { HolderChallengeId } from '@did/domain/ids'
import { type Database, preparedOnce } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, eq, sql } from '../../db/drizzle.ts'
import { type HolderChallengeRow, holderChallenges } from '../../db/schema/sharing.ts'

export type FoundChallenge = { challenge: HolderChallengeRow; isOpen: boolean }

const isOpen = sql<boolean>`${holderChallenges.expiresAt} > now()`
const findById = preparedOnce((db) =>
  db
    .select({ challenge: holderChallenges, isOpen })
    .from(holderChallenges)
    .where(eq(holderChallenges.id, sql.placeholder('id')))
    .prepare('holder_challenge_by_id'),
)

/** Returns null if another challenge has this id. */
export async function addChallenge(
  db: Database,
  challenge: Pick<HolderChallengeRow, 'id' | 'sealed' | 'expiresAt'>,
): Promise<HolderChallengeRow | null> {
  const [row] = await db.insert(holderChallenges).values(challenge).onConflictDoNothing().returning()
  return row ?? null
}

export async function findChallenge(db: Database, id: HolderChallengeId): Promise<FoundChallenge | null> {
  const [found] = await findById(db).execute({ id })
  return found ?? null
}

/** Keeps the newest `most` answers. Returns false if the challenge is over. */
export async function addAnswer(
  db: Database,
  { id, sealed, most }: { id: HolderChallengeId; sealed: string; most: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(holderChallenges)
    .set({
      answers: sql`(array_append(${holderChallenges.answers}, ${sealed}))[greatest(1, cardinality(${holderChallenges.answers}) + 2 - ${most}::integer):]`,
    })
    .where(and(eq(holderChallenges.id, id), isOpen))
  return rowCount === 1
}

export async function deleteEnded(db: Database, keptMs: number): Promise<void> {
  const isOld = sql`${holderChallenges.expiresAt} < now() - ${`${keptMs} milliseconds`}::interval`
  await deleteInBatches(db, holderChallenges, isOld)
}
