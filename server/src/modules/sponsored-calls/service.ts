import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { privateKeyToAccount } from 'viem/accounts'
import { reach } from '../../chain.ts'
import type { Context } from '../../context.ts'
import type { SqlRunner, Transaction } from '../../db/database.ts'
import { isSettled } from '../chain-index/settled.ts'
import { priceCall } from '../chain-service/estimate-call.ts'
import { isVouchedFor } from '../claims/service.ts'
import { untilSent } from './await-sent.ts'
import { notSponsored, type Purpose } from './policy.ts'
import { isWithinBudget, type Spending, type Stake } from './reserve.ts'
import { sponsoredGasAtMost } from './sponsor-work.ts'
import * as store from './store.ts'

/** `take` returns a function that gives the gas back, or null if the client's gas is used up. */
export type SponsoredClient = { take: (gas: bigint) => (() => void) | null }
export type Planned = Purpose & { recipient: Address; data: Hex }
export type Bringing = {
  /** Calls with the same digest are one call. */
  digest: Hex
  identity: Address
  plan: () => Promise<Planned>
}
/** `isNew` is false for a call that had been stored before. */
export type Brought = { transactionHash: Hex; isNew: boolean }

/**
 * Stores a signed call, and returns once a chain node has its transaction. The sponsor's outbox
 * sends the call, even after a crash. A call that arrives again is not stored twice.
 */
export async function bringCall(
  ctx: Context,
  { digest, identity, plan }: Bringing,
  client: SponsoredClient,
): Promise<Brought> {
  const sponsorKey = requireSponsor(ctx)
  const known = await store.findCall(ctx.db, digest)
  if (known !== null) return { transactionHash: await untilSent(ctx.db, known), isNew: false }
  const planned = await plan()
  // This check comes before the estimate, so that a second mint that somebody repeats without end
  // costs the chain's node no work.
  await assertFirstMint(ctx.db, { ...planned, identity })
  const gas = await estimate(ctx, sponsorKey, planned)
  const { id, isNew } = await countAndKeep(ctx, { ...planned, digest, identity, gas }, client)
  return { transactionHash: await untilSent(ctx.db, id), isNew }
}

type Following = Bringing & { after: Hex }

/**
 * The chain accepts the stored call only after the call with the digest `after`. Until then, the
 * chain cannot estimate the gas of the stored call, so its greatest gas counts. Returns false if
 * the call was stored before.
 */
export async function keepFollowingCall(
  ctx: Context,
  { digest, identity, plan, after }: Following,
  client: SponsoredClient,
): Promise<boolean> {
  requireSponsor(ctx)
  const afterCall = await store.findCall(ctx.db, after)
  if (afterCall === null) throw new Error('Nobody has asked for the call that comes before')
  if ((await store.findCall(ctx.db, digest)) !== null) return false
  const call = { ...(await plan()), digest, identity, gas: sponsoredGasAtMost, afterCall }
  const { isNew } = await countAndKeep(ctx, call, client)
  return isNew
}

/** Returns null if nobody has asked for such a call. */
export async function findKeptCall({ db }: Context, digest: Hex): Promise<{ id: number; data: Hex } | null> {
  const id = await store.findCall(db, digest)
  return id === null ? null : { id, data: await store.readCallData(db, id) }
}

/** Returns the key that pays. Throws if this installation pays for nobody's calls. */
export function requireSponsor({ config }: Context): Hex {
  if (config.sponsorKey) return config.sponsorKey
  throw new AppError('sponsoring-not-offered', 'This installation pays for nobody’s calls')
}

/** Returns null if nobody has asked for such a call. */
export async function findOutcome({ db }: Context, digest: Hex): Promise<store.CallOutcome | null> {
  const known = await store.findCall(db, digest)
  return known === null ? null : store.readOutcome(db, known)
}

/** A call that the chain would revert is refused, and costs nobody anything. */
async function estimate({ chain: { client } }: Context, key: Hex, { recipient, data }: Planned): Promise<bigint> {
  const account = privateKeyToAccount(key)
  const call = { recipient, data, gasAtMost: sponsoredGasAtMost }
  const priced = await reach(() => priceCall({ client, account }, call))
  if (priced.status === 'passes') return priced.gas
  if (priced.status === 'refused')
    throw new AppError('sponsored-call-fails', 'The chain would revert this call, or it needs too much gas')
  if (priced.hold === 'no-funds')
    throw new AppError('sponsoring-not-offered', 'The account that pays has no money at the moment')
  throw new AppError('chain-unreachable', 'The chain’s node could not estimate this call')
}

/** The gas counts for the client before the call is stored. */
async function countAndKeep(ctx: Context, call: store.NewCall, client: SponsoredClient) {
  const giveBack = client.take(call.gas)
  if (!giveBack) throw usedUp('This client has used up what the service pays for in a day')
  const kept = await keepCall(ctx, call).catch((error) => {
    giveBack()
    throw error
  })
  // Another request has stored the call in the meantime, and has counted the call's gas.
  if (!kept.isNew) giveBack()
  ctx.doorbell.ring()
  return kept
}

async function keepCall({ db, config }: Context, call: store.NewCall): Promise<{ id: number; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await store.lockCalls(tx)
    const known = await store.findCall(tx, call.digest)
    if (known !== null) return { id: known, isNew: false }
    await assertFirstMint(tx, call)
    if (!isWithinBudget(await readSpending(tx, call), config.sponsorGas))
      throw usedUp('What the service pays for in a day is used up')
    return { id: await store.addCall(tx, call), isNew: true }
  })
}

async function assertFirstMint(db: SqlRunner, { mints, identity }: Pick<store.NewCall, 'mints' | 'identity'>) {
  if (mints && (await store.hasMint(db, identity))) throw notSponsored('The service pays for one DID of an identity')
}

async function readSpending(tx: Transaction, call: store.NewCall): Promise<Spending> {
  const { gas, identity, isUrgent, isByGuardians = false } = call
  const spent = await store.readSpentGas(tx)
  if (!isUrgent) return { spent, gas, urgent: null }
  const spentUrgently = await store.readUrgentGas(tx, { identity, isByGuardians })
  return { spent, gas, urgent: { stake: await readStake(tx, identity), spentUrgently } }
}

function usedUp(message: string): AppError {
  return new AppError('sponsoring-used-up', message)
}

/** Returns what an identity can lose, as far as this service has read the chain. */
export async function readStake(tx: Transaction, identity: Address): Promise<Stake> {
  if (await isVouchedFor(tx, identity)) return 'vouched'
  return (await isSettled(tx, identity)) ? 'settled' : 'new'
}
