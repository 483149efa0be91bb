import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import type { TransactionKind } from './transaction-kinds.ts'

export type Account = { chainId: number; address: Address }

/** `verifier` is the signer of a relayed revocation, otherwise null. */
export type Call = { kind: TransactionKind; verifier: Address | null; recipient: Address; data: Hex; gas: bigint }
/** Fees are in wei per unit of gas. */
export type Fees = { maxFee: bigint; maxPriorityFee: bigint }
export type Attempt = Fees & { hash: Hex; raw: Hex; ageSeconds: number }
/** The attempts of an open transaction differ in their fees, and the newest attempt is the last. */
export type OpenTransaction = Call & { id: number; nonce: number; attempts: Attempt[] }

type Row = {
  id: string
  nonce: string
  kind: TransactionKind
  verifier: Address | null
  recipient: Address
  data: Hex
  gas: string
  hash: Hex
  raw: Hex
  max_fee: string
  max_priority_fee: string
  age: string
}

const selectOpen = sql`
  select t.id, t.nonce, t.kind, t.verifier, t.recipient, t.data, t.gas, a.hash, a.raw, a.max_fee, a.max_priority_fee,
    extract(epoch from now() - a.created_at) as age
  from chain_transactions t join chain_attempts a on a.transaction_id = t.id
  where t.status = 'open'`

export async function listOpen(db: SqlRunner, { chainId, address }: Account): Promise<OpenTransaction[]> {
  const { rows } = await db.execute<Row>(sql`
    ${selectOpen} and t.chain_id = ${chainId} and t.sender = ${address} order by t.nonce, a.created_at, a.hash`)
  return groupAttempts(rows)
}

/** The outbox sent the transactions of other accounts when it had an earlier key. */
export async function listOpenOfOthers(
  db: SqlRunner,
  { chainId, address }: Account,
  kinds: readonly TransactionKind[],
): Promise<OpenTransaction[]> {
  const { rows } = await db.execute<Row>(sql`
    ${selectOpen} and t.chain_id = ${chainId} and t.sender <> ${address} and t.kind = any(${sql.param([...kinds])})
    order by t.id, a.created_at, a.hash`)
  return groupAttempts(rows)
}

function groupAttempts(rows: readonly Row[]): OpenTransaction[] {
  const known = new Map<string, OpenTransaction>()
  for (const { id, nonce, kind, verifier, recipient, data, gas, ...row } of rows) {
    const transaction = known.get(id) ?? {
      ...{ id: Number(id), nonce: Number(nonce), kind, verifier, recipient, data, gas: BigInt(gas) },
      attempts: [],
    }
    known.set(id, transaction)
    transaction.attempts.push({
      hash: row.hash,
      raw: row.raw,
      maxFee: BigInt(row.max_fee),
      maxPriorityFee: BigInt(row.max_priority_fee),
      ageSeconds: Number(row.age),
    })
  }
  return [...known.values()]
}

type NewTransaction = Account & Call & { nonce: number }

export async function addTransaction(db: SqlRunner, transaction: NewTransaction): Promise<number> {
  const { chainId, address, nonce, kind, verifier, recipient, data, gas } = transaction
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into chain_transactions (chain_id, sender, nonce, kind, verifier, recipient, data, gas)
    values (${chainId}, ${address}, ${nonce}, ${kind}, ${verifier}, ${recipient}, ${data}, ${gas}) returning id`)
  return Number(rows[0]?.id)
}

export async function addAttempt(db: SqlRunner, transactionId: number, attempt: Omit<Attempt, 'ageSeconds'>) {
  const { hash, raw, maxFee, maxPriorityFee } = attempt
  await db.execute(sql`
    insert into chain_attempts (hash, transaction_id, raw, max_fee, max_priority_fee)
    values (${hash}, ${transactionId}, ${raw}, ${`${maxFee}`}, ${`${maxPriorityFee}`}) on conflict do nothing`)
}

export async function markSent(db: SqlRunner, hash: Hex): Promise<void> {
  await db.execute(sql`update chain_attempts set sent_at = now() where hash = ${hash} and sent_at is null`)
}

/** `gasUsed` is null if it is unknown. The budgets then count the gas limit. */
export type Ending = { status: 'done' | 'lost'; gasUsed: bigint | null }

export async function endTransaction(db: SqlRunner, id: number, { status, gasUsed }: Ending): Promise<void> {
  await db.execute(sql`update chain_transactions set status = ${status}, gas_used = ${gasUsed} where id = ${id}`)
}

/** A reorganisation has removed these transactions from the chain. */
export async function reopenFrom(db: SqlRunner, { chainId, address }: Account, nonce: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update chain_transactions set status = 'open'
    where status = 'done' and chain_id = ${chainId} and sender = ${address} and nonce >= ${nonce}`)
  return rowCount ?? 0
}

export async function countOpen(db: SqlRunner, kinds: readonly TransactionKind[]): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from chain_transactions where status = 'open' and kind = any(${sql.param([...kinds])})`)
  return Number(rows[0]?.count ?? 0)
}
