import { type Address, bytes32Schema, type Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Database, SqlRunner, Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { sql } from '../../db/drizzle.ts'
import { recordAnchored } from '../anchors/service.ts'
import { forgetSightingsAfter, recordMint } from '../dids/service.ts'
import { announceControls } from '../identity-control/announce-controls.ts'
import { recordAllControls, recordControls } from '../identity-control/record-control.ts'
import { announceStandings } from '../register/announce-standings.ts'
import { forgetUnfounded, recordSeenRevocations, type SeenRevocation } from '../revocations/record-revocations.ts'
import type { ChainRange } from './chain-range.ts'
import { isControlEvent, listIdentitiesAbove } from './control-events.ts'
import type { IndexStore, StoredBlock } from './follow-chain.ts'
import type { RegistryEvent } from './registry-log.ts'

export type IndexSource = { chainId: number; registry: Address }
/** The index needs only these two functions of the leader's connection. */
export type IndexDatabase = Pick<Database, 'execute' | 'transaction'>

type Indexing = Pick<Context, 'now' | 'randomBytes' | 'doorbell'>

export function createIndexStore(ctx: Indexing, db: IndexDatabase): IndexStore {
  return {
    findLastBlock: () => findStoredBlock(db),
    findBlockBelow: (number, skip) => findStoredBlock(db, { atMost: number, skip }),
    async replaceAfter(fork, range) {
      const identities = await db.transaction(async (tx) => {
        const above = fork?.number ?? -1
        const removed = await listIdentitiesAbove(tx, above)
        const added = range.events.flatMap(toIdentity)
        const { rowCount } = await tx.execute(sql`delete from chain_blocks where number > ${above}`)
        await insertRange(tx, range)
        await recordControls(tx, { added, above, removed })
        for (const mint of range.events.flatMap(toMint)) await recordMint(tx, { ...mint, block: null })
        await recordAnchored(ctx, tx, range.events.flatMap(toSighting))
        if (rowCount) await forgetUnfounded(ctx, tx)
        await recordSeenRevocations(ctx, tx, range.events.flatMap(toRevocation))
        await announceStandings(ctx, tx, range)
        await announceControls(ctx, tx, range)
        // This statement comes last, because it locks DID rows of many owners. An API call that
        // records a mint locks its owner's DIDs first and then the DID's row, so an earlier lock
        // could cause a deadlock.
        if (rowCount) await forgetSightingsAfter(tx, above)
        return [...removed, ...added]
      })
      // Every node wakes, and closes the sockets of the sessions that have ended.
      if (identities.length > 0) ctx.doorbell.ring()
    },
  }
}

export async function findStoredBlock(
  db: SqlRunner,
  { atMost, skip = 0 }: { atMost?: number; skip?: number } = {},
): Promise<StoredBlock | null> {
  const { rows } = await db.execute<{ number: string; hash: Hex }>(sql`
    select number, hash from chain_blocks where number <= ${atMost ?? Number.MAX_SAFE_INTEGER}
    order by number desc offset ${skip} limit 1`)
  return rows[0] ? { number: Number(rows[0].number), hash: rows[0].hash } : null
}

/**
 * A stored block that is on the chain proves all blocks before it, so the index works without old
 * blocks that have no events.
 */
export async function deleteEmptyBlocks(db: SqlRunner, { olderThan }: { olderThan: number }): Promise<void> {
  const isOld = sql`number < (select max(number) from chain_blocks) - ${olderThan}`
  const isEmpty = sql`not exists (select 1 from chain_events where block_number = chain_blocks.number)`
  await deleteInBatches(db, sql`chain_blocks`, sql`${isOld} and ${isEmpty}`)
}

/** Empties the index if it was read from another chain or registry. */
export async function ensureSource(db: IndexDatabase, { chainId, registry }: IndexSource): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into chain_index_source as known (chain_id, registry) values (${chainId}, ${registry})
      on conflict (there_is_one_source) do update set chain_id = excluded.chain_id, registry = excluded.registry
      where (known.chain_id, known.registry) is distinct from (excluded.chain_id, excluded.registry)`)
    if (!rowCount) return
    await tx.execute(sql`delete from chain_blocks`)
    await recordAllControls(tx)
  })
}

async function insertRange(tx: Transaction, { blocks, events }: ChainRange): Promise<void> {
  if (blocks.length === 0) return
  await tx.execute(sql`
    insert into chain_blocks (number, hash, parent_hash, mined_at)
    select number, hash, "parentHash", "minedAt" from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb)
      as block (number bigint, hash text, "parentHash" text, "minedAt" timestamptz)`)
  if (events.length === 0) return
  await tx.execute(sql`
    insert into chain_events (block_number, log_index, tx_hash, kind, token_id, address, hash, data)
    select "blockNumber", "logIndex", "txHash", kind, "tokenId", address, hash, data
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event ("blockNumber" bigint, "logIndex" integer,
      "txHash" text, kind text, "tokenId" text, address text, hash text, data jsonb)`)
}

function toIdentity({ kind, address }: RegistryEvent): Address[] {
  return isControlEvent(kind) && address !== null ? [address] : []
}

function toMint({ kind, tokenId, address }: RegistryEvent): { tokenId: string; owner: Address }[] {
  return kind === 'did-minted' && tokenId !== null && address !== null ? [{ tokenId, owner: address }] : []
}

function toSighting({ kind, hash, blockNumber }: RegistryEvent): { digest: Hex; block: number }[] {
  return kind === 'anchored' && hash !== null ? [{ digest: hash, block: blockNumber }] : []
}

function toRevocation({ kind, hash, address, data }: RegistryEvent): SeenRevocation[] {
  const reason = bytes32Schema.safeParse(data['reason'])
  if (kind !== 'attestation-revoked' || hash === null || address === null || !reason.success) return []
  return [{ verifier: address, attestation: hash, reason: reason.data }]
}
