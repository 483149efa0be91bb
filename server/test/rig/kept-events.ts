import type { Claim } from '@did/domain/claim/claim'
import type { Person } from './builders.ts'
import type { Node } from './stack.ts'

let blocks = 0

/**
 * Stores an event as if the chain index had read it. The event's name is the person's organisation.
 */
export async function keepEvent(
  node: Node,
  kind: string,
  { client: { address }, user }: Person,
  hash: string | null = null,
): Promise<void> {
  const name = user.verifierOrganization ?? 'Harbour Office'
  const number = ++blocks
  const block = `0x${number.toString(16).padStart(64, '0')}`
  await node.ctx.pool.query(
    'insert into chain_blocks (number, hash, parent_hash, mined_at) values ($1, $2, $2, now())',
    [number, block],
  )
  await node.ctx.pool.query(
    `insert into chain_events (block_number, log_index, tx_hash, kind, address, hash, data)
     values ($1, 0, $2, $3, $4, $5, $6)`,
    [number, block, kind, address, hash, { administrator: address, name, domain: '', reason: '' }],
  )
}

export async function keepAnchors(node: Node, verifier: Person, { id }: Pick<Claim, 'id'>): Promise<void> {
  const { rows } = await node.ctx.pool.query('select digest from attestations where claim_id = $1', [id])
  for (const { digest } of rows) await keepEvent(node, 'anchored', verifier, digest)
}

/**
 * Stores that the chain has anchored a claim's attestations, and that the claim's verifier was
 * accredited afterwards. Returns the id of the request about the claim.
 */
export async function accreditAfter(node: Node, verifier: Person, claim: Pick<Claim, 'id'>): Promise<number> {
  await keepAnchors(node, verifier, claim)
  await keepEvent(node, 'verifier-accredited', verifier)
  const { rows } = await node.ctx.pool.query('select id from verification_requests where claim_id = $1', [claim.id])
  return Number(rows[0].id)
}
