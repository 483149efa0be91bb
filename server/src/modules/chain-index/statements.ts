import { type SQL, type SQLWrapper, sql } from '../../db/drizzle.ts'

// Other modules' selects use this SQL over the tables of the index and pass their own columns.

type Value = SQL | SQLWrapper

export function isAnchored(digest: Value): SQL<boolean> {
  return sql`exists (select 1 from chain_events e where e.kind = 'anchored' and e.hash = ${digest})`
}

export function isAnchoredIn(digest: Value, block: Value): SQL<boolean> {
  return sql`exists (select 1 from chain_events e
    where e.kind = 'anchored' and e.hash = ${digest} and e.block_number = ${block})`
}

export function anchorBlockOf(digest: Value): SQL<number | null> {
  return sql`(select min(anchored.block_number) from chain_events anchored
    where anchored.kind = 'anchored' and anchored.hash = ${digest})`.mapWith(Number) as SQL<number | null>
}

export function isRevokedOnChain({ attestation, verifier }: { attestation: Value; verifier: Value }): SQL<boolean> {
  return sql`exists (select 1 from chain_events e
    where e.kind = 'attestation-revoked' and e.hash = ${attestation} and e.address = ${verifier})`
}

export function isMintedTo(tokenId: Value, owner: Value): SQL<boolean> {
  return sql`exists (select 1 from chain_events e
    where e.kind = 'did-minted' and e.token_id = ${tokenId} and e.address = ${owner})`
}

/** The SQL tells whether guardians of an account ever began to recover it to a key. */
export function isRecoveredTo(account: Value, keyId: Value): SQL<boolean> {
  return sql`exists (select 1 from chain_events e
    where e.kind = 'recovery-started' and e.address = ${account} and e.hash = ${keyId})`
}

/** The number is -1 before the index has read a block. */
export const newestBlock = sql`coalesce((select max(b.number) from chain_blocks b), -1)`

export type ChainRecord = 'none' | 'committed' | 'published'

export function chainRecordOf(claim: { publishHash: Value; claimHash: Value; tokenId: Value }): SQL<ChainRecord> {
  return sql`case
    when exists (select 1 from chain_events e where e.kind = 'claim-added'
      and e.hash = ${claim.publishHash} and e.token_id = ${claim.tokenId}) then 'published'
    when exists (select 1 from chain_events e where e.kind = 'claim-committed'
      and e.hash = ${claim.claimHash} and e.token_id = ${claim.tokenId}) then 'committed'
    else 'none' end`
}
