import type { Hex } from '@did/domain/hex'
import { maximumPresentationRequest as most } from '@did/domain/portable/limits'
import type { PresentationRequestId } from '@did/domain/portable/presentation-request'
import { type Database, preparedOnce } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import {
  type PresentationOutcome,
  type PresentationRequestRow,
  presentationRequests,
} from '../../db/schema/presentations.ts'

/** The judging of one answer, which ends by itself at `until`, a time in PostgreSQL's own text. */
export type Judging = { id: PresentationRequestId; until: string }

export type NewRequest = Omit<
  PresentationRequestRow,
  'createdAt' | 'judgingUntil' | 'refusedAt' | 'answeredAt' | 'outcome' | 'responseCodeHash'
>

const isOpen = and(isNull(presentationRequests.answeredAt), sql`${presentationRequests.expiresAt} > now()`)

const isNotJudged = sql`(${presentationRequests.judgingUntil} is null or ${presentationRequests.judgingUntil} <= now())`

const statements = preparedOnce((db) => ({
  findOpenRequest: db
    .select()
    .from(presentationRequests)
    .where(and(eq(presentationRequests.id, sql.placeholder('id')), isOpen))
    .prepare('find_open_presentation_request'),
  beginJudging: db
    .update(presentationRequests)
    .set({ judgingUntil: sql`now() + ${`${most.judgingMs} milliseconds`}::interval` })
    .where(and(eq(presentationRequests.id, sql.placeholder('id')), isOpen, isNotJudged))
    .returning({ until: sql<string>`${presentationRequests.judgingUntil}::text` })
    .prepare('begin_judging_presentation'),
  answerRequest: db
    .update(presentationRequests)
    .set({
      outcome: sql`${sql.placeholder('outcome')}::jsonb`,
      responseCodeHash: sql`${sql.placeholder('responseCodeHash')}`,
      answeredAt: sql`now()`,
      decryptionKey: null,
    })
    .where(and(eq(presentationRequests.id, sql.placeholder('id')), isOpen))
    .prepare('answer_presentation_request'),
}))

export async function addRequest(db: Database, request: NewRequest): Promise<void> {
  await db.insert(presentationRequests).values(request)
}

export async function findRequest(db: Database, id: string): Promise<PresentationRequestRow | null> {
  const [row] = await db
    .select()
    .from(presentationRequests)
    .where(eq(presentationRequests.id, id as PresentationRequestId))
  return row ?? null
}

export async function findOpenRequest(db: Database, id: string): Promise<PresentationRequestRow | null> {
  const [row] = await statements(db).findOpenRequest.execute({ id })
  return row ?? null
}

/**
 * Notes the time of the first answer in which a wallet showed no claim. The request stays open for
 * other answers.
 */
export async function noteRefusal(db: Database, { id }: Pick<PresentationRequestRow, 'id'>): Promise<void> {
  await db
    .update(presentationRequests)
    .set({ refusedAt: sql`now()` })
    .where(and(eq(presentationRequests.id, id), isOpen, isNull(presentationRequests.refusedAt)))
}

/**
 * Takes an open request for the judging of one answer. This is one statement, so of several answers
 * that arrive together only one is judged. Returns the judging, which ends by itself after
 * `judgingMs`, or null while another answer is being judged.
 */
export async function beginJudging(db: Database, { id }: Pick<PresentationRequestRow, 'id'>): Promise<Judging | null> {
  const [row] = await statements(db).beginJudging.execute({ id })
  return row ? { id, until: row.until } : null
}

/**
 * If an answer could not be judged, the wallet can send it again. Does nothing if the judging has
 * ended by itself, because another answer may be judged since then.
 */
export async function endJudging(db: Database, { id, until }: Judging): Promise<void> {
  const isSame = sql`${presentationRequests.judgingUntil} = ${until}::timestamptz`
  await db
    .update(presentationRequests)
    .set({ judgingUntil: null })
    .where(and(eq(presentationRequests.id, id), isSame))
}

type Answered = { outcome: PresentationOutcome; responseCodeHash: Hex | null }

/**
 * One statement stores the outcome and deletes the key, so a request is answered only once. Returns
 * false if another answer came first.
 */
export async function answerRequest(
  db: Database,
  { id }: Pick<PresentationRequestRow, 'id'>,
  { outcome, responseCodeHash }: Answered,
): Promise<boolean> {
  const { rowCount } = await statements(db).answerRequest.execute({
    id,
    outcome: JSON.stringify(outcome),
    responseCodeHash,
  })
  return rowCount === 1
}

/** The keys are deleted when a request ends, and the request itself `keptMs` later. */
export async function deleteEnded(db: Database, keptMs: number): Promise<void> {
  await db
    .update(presentationRequests)
    .set({ decryptionKey: null })
    .where(sql`${presentationRequests.expiresAt} <= now() and ${presentationRequests.decryptionKey} is not null`)
  const isOld = sql`${presentationRequests.expiresAt} < now() - ${`${keptMs} milliseconds`}::interval`
  await deleteInBatches(db, presentationRequests, isOld)
}
