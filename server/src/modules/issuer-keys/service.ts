import { readPublicMultikey, toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'
import { issuingKeyAttribute } from '@did/credentials/did/issuing-key'
import { AppError } from '@did/domain/errors'
import type {
  CreateIssuerKey,
  IssuerKey,
  IssuerKeyId,
  IssuerKeys,
  KeyCustody,
  StoppedIssuerKey,
} from '@did/domain/portable/issuer-key'
import { maximumIssuerKeys } from '@did/domain/portable/limits'
import { attributeKeyLife } from '@did/domain/vault/limits'
import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex, hexToBytes } from 'viem'
import type { Context } from '../../context.ts'
import type { IssuerKeyRow } from '../../db/schema/portable.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { findControl } from '../identity-control/service.ts'
import { lockUser } from '../users/service.ts'
import { type ReadStanding, readChainStanding } from './chain-standing.ts'
import { type KnownKey, listKnownKeys } from './known-keys.ts'
import { assertIsVerifier, assertOwnKey } from './policy.ts'
import { sealSecret } from './seal-secret.ts'
import * as store from './store.ts'

/**
 * A key is announced for this many seconds, a year. The verifier then needs another key, because
 * announcing a key again would change its id.
 */
const validity = 365 * 24 * 60 * 60

/**
 * A verifier has at most this many keys. A verifier may work in several browsers, and may have lost
 * the key that one of the browsers kept.
 */
const mostKeys: Record<KeyCustody, number> = { service: 1, browser: 5 }

export type SeenKeys = { keys: KnownKey[]; readStanding: ReadStanding }

/**
 * Reads the caller's keys and asks the chain for them. Deletes keys that waited when the identity
 * got its present controller or key, because a thief of the former key may have made them. Call
 * this outside of any transaction.
 */
export async function seeKeys(ctx: CountingContext, session: Session): Promise<SeenKeys> {
  assertIsVerifier(session.user)
  const readStanding = await readChainStanding(ctx, session.address)
  const known = await listKnownKeys(ctx, session.address)
  const since = (await findControl(ctx.db, session.address))?.controlledSince ?? null
  const isLeftOver = ({ row }: KnownKey) =>
    since !== null && row.createdAt <= since && readStanding(row.publicKey).state === 'waiting'
  const leftOver = known.filter(isLeftOver).map(({ row }) => row.id)
  await store.deleteKeys(ctx.db, leftOver)
  return { keys: known.filter(({ row }) => !leftOver.includes(row.id)), readStanding }
}

/**
 * The service keeps the secret of a key that it makes. Of a browser's key, it stores the public
 * half.
 */
export async function createIssuerKey(
  ctx: Context,
  session: Session,
  { input, seen }: { input: CreateIssuerKey; seen: SeenKeys },
): Promise<IssuerKeys> {
  const { user, address: verifier } = session
  assertIsVerifier(user)
  const replaced = findReplaced(ctx, input.custody, seen)
  const key = { verifier, custody: input.custody, ...(await makeKey(ctx, session, input)) }
  const added = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user)
    await assertSessionStands(tx, session)
    // Another call may have made a key since the chain was asked.
    if ((await store.listKeys(tx, verifier))[0]?.id !== seen.keys[0]?.row.id) throw exists()
    const forgotten = listForgotten(ctx, seen)
    if (seen.keys.length - forgotten.length >= maximumIssuerKeys.count)
      throw new AppError('storage-full', `A verifier has at most ${maximumIssuerKeys.count} keys`)
    await store.deleteKeys(tx, forgotten)
    for (const { id } of replaced) await store.stopKey(tx, id)
    return store.addKey(tx, key)
  })
  if (!added) throw exists()
  return { keys: [presentKey({ row: added, isStopped: false }, seen.readStanding)] }
}

export async function listIssuerKeys(ctx: CountingContext, session: Session): Promise<IssuerKeys> {
  const { keys: known, readStanding } = await seeKeys(ctx, session)
  const keys = known.map((key) => presentKey(key, readStanding))
  // A key that was stopped before it was announced never counted for anybody.
  return { keys: keys.filter(({ isStopped, state }) => !(isStopped && state === 'waiting')) }
}

/**
 * Deletes the key's secret at once. Returns the attribute that the verifier's wallet has to revoke
 * on the chain.
 */
export async function stopIssuerKey(ctx: Context, session: Session, id: number): Promise<StoppedIssuerKey> {
  const key = await store.findKey(ctx.db, id)
  assertOwnKey(session, key)
  await store.stopKey(ctx.db, key.id)
  return { attribute: { name: issuingKeyAttribute, value: key.publicKey } }
}

/**
 * Lists the keys that have ended, so that a new key can replace them. Considers only keys of one
 * custody, which are either the keys that the service keeps or the keys in browsers. Throws
 * `issuer-key-exists` if the verifier has enough keys that need no replacement. Such a key waits to
 * be announced, or lasts for more than another month.
 */
function findReplaced({ now }: Context, custody: KeyCustody, { keys, readStanding }: SeenKeys): IssuerKeyRow[] {
  const renewedFrom = now().getTime() / 1000 + attributeKeyLife.renewedBeforeSeconds
  const known = keys
    .filter(({ row }) => row.custody === custody)
    .map((key) => ({ ...key, standing: readStanding(key.row.publicKey) }))
  const isOver = ({ isStopped, standing: { state } }: (typeof known)[number]) =>
    isStopped || state === 'expired' || state === 'taken-back'
  const lasting = known.filter((key) => {
    const { standing } = key
    const isRenewable = standing.state === 'active' && standing.validUntil <= renewedFrom
    return !isOver(key) && !isRenewable
  })
  if (lasting.length >= mostKeys[custody]) throw exists()
  return known.filter(isOver).map(({ row }) => row)
}

/** Nobody relies on a key that was stopped at least a day ago and never announced. */
function listForgotten({ now }: Context, { keys, readStanding }: SeenKeys): IssuerKeyId[] {
  const until = now().getTime() - maximumIssuerKeys.keptMs
  const forgotten = keys.filter(
    ({ row: { stoppedAt, publicKey } }) =>
      stoppedAt !== null && stoppedAt.getTime() < until && readStanding(publicKey).state === 'waiting',
  )
  return forgotten.map(({ row }) => row.id)
}

async function makeKey(ctx: Context, { address: verifier }: Session, input: CreateIssuerKey) {
  if (input.custody === 'browser') {
    const publicKey = readPublicMultikey(input.publicKeys[0])
    if (publicKey === null) throw new AppError('invalid-input', 'The key is no Ed25519 key')
    return { publicKey: bytesToHex(publicKey), sealedSecret: null }
  }
  const secret = ctx.randomBytes(32)
  const publicKey = bytesToHex(ed25519.getPublicKey(secret))
  return { publicKey, sealedSecret: await sealSecret(ctx, secret, { verifier, publicKey }) }
}

function presentKey({ row, isStopped }: KnownKey, readStanding: ReadStanding): IssuerKey {
  const { id, custody, publicKey } = row
  const standing = readStanding(publicKey)
  const key = {
    id,
    custody,
    curve: 'Ed25519',
    publicKeyMultibase: toPublicMultikey(hexToBytes(publicKey)),
    isStopped,
  } as const
  if (standing.state === 'waiting')
    return { ...key, state: 'waiting', attribute: { name: issuingKeyAttribute, value: publicKey, validity } }
  if (standing.state === 'active')
    return { ...key, state: 'active', validUntil: new Date(standing.validUntil * 1000).toISOString() }
  return { ...key, state: standing.state }
}

function exists(): AppError {
  return new AppError('issuer-key-exists', 'There is such a key already')
}
