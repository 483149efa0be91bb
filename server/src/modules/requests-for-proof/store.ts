import type { Address } from '@did/domain/hex'
import type { RequestForProofId } from '@did/domain/ids'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, asc, desc, eq, inArray, not, sql } from '../../db/drizzle.ts'
import { proofAnswers, type RequestForProofRow, requestsForProof } from '../../db/schema/sharing.ts'

export type FoundRequest = { request: RequestForProofRow; isOpen: boolean }

const isOpen = sql<boolean>`${requestsForProof.expiresAt} > now()`
const id = sql.placeholder('id')
const statements = preparedOnce((db) => ({
  byId: db
    .select({ request: requestsForProof, isOpen })
    .from(requestsForProof)
    .where(eq(requestsForProof.id, id))
    .prepare('request_for_proof_by_id'),
  answers: db
    .select({ sealed: proofAnswers.sealed })
    .from(proofAnswers)
    .where(eq(proofAnswers.requestId, id))
    .orderBy(asc(proofAnswers.id))
    .prepare('proof_answers_of_request'),
}))

/** Returns false if another request for proof has this id. */
export async function addRequest(db: Database, row: Omit<RequestForProofRow, 'createdAt'>): Promise<boolean> {
  const { rowCount } = await db.insert(requestsForProof).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function findRequest(db: Database, id: RequestForProofId): Promise<FoundRequest | null> {
  const [found] = await statements(db).byId.execute({ id })
  return found ?? null
}

/** Other answers to the request for proof wait for the end of the transaction. */
export async function lockRequest(tx: Transaction, id: RequestForProofId): Promise<FoundRequest | null> {
  const found = tx.select({ request: requestsForProof, isOpen }).from(requestsForProof)
  const [row] = await found.where(eq(requestsForProof.id, id)).for('update')
  return row ?? null
}

export async function addAnswer(
  tx: Transaction,
  { requestId, sealed, most }: { requestId: RequestForProofId; sealed: string; most: number },
): Promise<void> {
  await tx.insert(proofAnswers).values({ requestId, sealed })
  const ofRequest = eq(proofAnswers.requestId, requestId)
  const newest = tx.select({ id: proofAnswers.id }).from(proofAnswers).where(ofRequest)
  const kept = newest.orderBy(desc(proofAnswers.id)).limit(most)
  await tx.delete(proofAnswers).where(and(ofRequest, not(inArray(proofAnswers.id, kept))))
}

export function listAnswers(db: Database, id: RequestForProofId): Promise<{ sealed: string }[]> {
  return statements(db).answers.execute({ id })
}

/** Lists requests in the order of their random ids, from the one after `before`. */
export function listRequestsOf(
  db: Database,
  asker: Address,
  { take, before }: { take: number; before: string },
): Promise<RequestForProofRow[]> {
  return db
    .select()
    .from(requestsForProof)
    .where(and(eq(requestsForProof.asker, asker), sql`${requestsForProof.id} > ${before}`))
    .orderBy(asc(requestsForProof.id))
    .limit(take)
}

export async function deleteEnded(db: Database, keptMs: number): Promise<void> {
  const isOld = sql`${requestsForProof.expiresAt} < now() - ${`${keptMs} milliseconds`}::interval`
  await deleteInBatches(db, requestsForProof, isOld)
}
