import { AppError } from '@did/domain/errors'
import type { ClaimId } from '@did/domain/ids'
import type { SqlRunner, Transaction } from '../../db/database.ts'
import { and, eq, type Placeholder, type SQL, sql } from '../../db/drizzle.ts'
import { type ClaimRow, claims } from '../../db/schema/claims.ts'
import { notAllowed } from '../../refusals.ts'

// Each lock holds until the end of the caller's transaction.

/** Other transactions that decide about the claim, reword it or erase it have to wait. */
export async function lockClaim(tx: Transaction, id: ClaimId): Promise<ClaimRow> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('no key update')
  if (!row) throw notAllowed()
  return row
}

/** Keeps a claim from being erased until the transaction ends. */
export async function keepClaim(tx: Transaction, id: number): Promise<void> {
  await tx.execute(selectKept(id))
}

export function selectKept(id: number | Placeholder): SQL {
  return sql`select id from claims where id = ${id} for key share`
}

/**
 * Keeps claims from being erased until the transaction ends. Returns the ids of those that still
 * exist.
 */
export async function keepClaims(tx: SqlRunner, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(selectKeptOf(ids))
  return rows.map(({ id }) => Number(id))
}

export function selectKeptOf(ids: readonly number[]): SQL {
  return sql`select id from claims where id = any(${sql.param([...ids])}::bigint[]) order by id for key share`
}

/** Returns false if the claim has been erased. */
export function touchClaim(tx: Transaction, id: number): Promise<boolean> {
  return raiseVersion(tx, sql`${claims.id} = ${id}`)
}

/** Refuses if the claim's text changed while the attestation was checked. */
export async function recordVerification(tx: Transaction, text: Pick<ClaimRow, 'id' | 'claimHash'>): Promise<void> {
  if (!(await raiseVersion(tx, and(eq(claims.id, text.id), eq(claims.claimHash, text.claimHash)))))
    throw new AppError('attestation-mismatch', 'The claim was changed in the meantime')
}

async function raiseVersion(tx: Transaction, where: SQL | undefined): Promise<boolean> {
  const raised = { updatedAt: sql`now()`, version: sql`${claims.version} + 1` }
  const { rowCount } = await tx.update(claims).set(raised).where(where)
  return rowCount === 1
}
