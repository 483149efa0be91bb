import { maximumMoved } from '@did/domain/account/session-limits'
import { AppError, isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { type ControlQuestion, limitMoved } from '../../chain-control.ts'
import type { Context } from '../../context.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import type { IdentityControlRow } from '../../db/schema/identities.ts'
import { shortRange } from '../chain-index/chain-range.ts'
import { findIndexedBlock } from '../chain-index/indexed-block.ts'
import * as store from './store.ts'

export type Controlled = {
  identities: Address[]
  /**
   * The block in which the chain itself gave this answer, or null if the answer comes from the
   * index.
   */
  block: number | null
  /** This is true if the wallet may also act for identities that this answer leaves out. */
  areMore: boolean
}

/** Returns null for an identity that nobody ever moved, recovered, froze or gave guardians. */
export async function findControl(db: Queryable, identity: Address): Promise<IdentityControlRow | null> {
  const [row] = await store.findControls(db, [identity])
  return row ?? null
}

export function hasAccount({ db }: Context, address: Address): Promise<boolean> {
  return store.hasAccount(db, address)
}

export function hasVerifier({ db }: Context, identities: readonly Address[]): Promise<boolean> {
  return store.hasVerifier(db, identities)
}

/**
 * Considers the wallet's own identity and the newest identities that were moved to the wallet. If
 * `wanted` names an identity, considers only this identity.
 */
export async function listControlled(
  ctx: Context,
  { signer, wanted }: { signer: Address; wanted: Address | null },
): Promise<Controlled> {
  const moved = wanted === null ? await listMoved(ctx, signer) : null
  const question = { identity: wanted ?? signer, moved }
  const { controllers, ...answer } = await ctx.chain
    .readControllers(question)
    .catch((error: unknown) => readIndex(ctx, question, error))
  const controlled = [...controllers].filter(([, controller]) => controller === signer)
  return { identities: controlled.map(([identity]) => identity), ...answer }
}

async function listMoved({ db, config }: Context, to: Address): Promise<ControlQuestion['moved']> {
  // One identity more than the limit is read, so that the answer can say whether there are more.
  const known = await store.listMovedTo(db, to, maximumMoved.asked + 1)
  // The chain is asked from the index's newest block on, because the index may not have read the
  // newest moves yet.
  const fromBlock = Math.max(config.didRegistryBlock, ((await findIndexedBlock(db))?.number ?? 0) - shortRange)
  return { known, fromBlock }
}

/** If the chain does not answer, returns what the index says. */
export async function findController(ctx: Context, identity: Address): Promise<Address> {
  const question = { identity, moved: null }
  const { controllers } = await ctx.chain
    .readControllers(question)
    .catch((error: unknown) => readIndex(ctx, question, error))
  return controllers.get(identity) ?? identity
}

/**
 * Makes a sign-in that has asked the chain and the index wait for each other. Once the index has
 * read the block of the chain's answer, the index decides, because the answer may be older, or from
 * a block that is no longer on the chain.
 */
export async function holdControl(
  tx: Transaction,
  { identity, signer, block }: { identity: Address; signer: Address; block: number | null },
): Promise<void> {
  // The signer is locked, too, because a recovery by key ends the sessions that the signer opened.
  for (const address of [...new Set([identity, signer])].toSorted()) await store.lockControl(tx, address)
  const row = await findControl(tx, identity)
  if ((row?.controller ?? identity) === signer) return
  const isIndexBehind = block !== null && ((await findIndexedBlock(tx))?.number ?? -1) < block
  if (!isIndexBehind) throw controlledElsewhere(identity)
}

export async function assertNotFrozen(db: Queryable, identity: Address): Promise<void> {
  if (await isFrozen(db, identity)) throw frozen(identity)
}

export function frozen(identity: Address): AppError {
  return new AppError('identity-frozen', `A key that acts for the identity ${identity} is reported as stolen`)
}

export function isFrozen(db: Queryable, identity: Address): Promise<boolean> {
  return store.isFrozen(db, identity)
}

type Threat = 'frozen' | 'changed'

/**
 * Tells whether somebody else than the present controller may have acted for an identity just now.
 * The chain is asked, because the index reads a freeze or a change of control some seconds later,
 * and only then ends what the former key began. The key of the controller may be reported stolen or
 * replaced, too, so the chain is also asked about the controller. Throws `chain-unreachable`.
 */
export async function findThreat(ctx: Context, identity: Address): Promise<Threat | null> {
  const { controller, threat } = await findOwnThreat(ctx, identity)
  if (threat !== null || controller === identity) return threat
  return (await findOwnThreat(ctx, controller)).threat
}

async function findOwnThreat(ctx: Context, identity: Address): Promise<{ controller: Address; threat: Threat | null }> {
  const { controller, since, frozenSince } = await ctx.chain.readControl(identity)
  const indexed = await findControl(ctx.db, identity)
  if (frozenSince > 0 || (indexed?.frozenSince ?? null) !== null) return { controller, threat: 'frozen' }
  const indexedSince = (indexed?.controlledSince?.getTime() ?? 0) / 1000
  return { controller, threat: since === indexedSince ? null : 'changed' }
}

export function controlledElsewhere(identity: Address): AppError {
  return new AppError('identity-controlled-elsewhere', `Another wallet controls the identity ${identity}`)
}

async function readIndex({ db }: Context, { identity, moved }: ControlQuestion, error: unknown) {
  if (!isAppError(error, 'chain-unreachable')) throw error
  const { asked, areMore } = limitMoved(identity, moved?.known ?? [])
  const rows = await store.findControls(db, asked)
  const indexed = new Map(rows.map((row) => [row.identity, row.controller]))
  const controllers = new Map(asked.map((one) => [one, indexed.get(one) ?? one]))
  return { controllers, block: null, areMore }
}
