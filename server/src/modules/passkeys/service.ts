import type { KeepPasskey, KeptPasskey, KnownPasskey, PasskeyKey } from '@did/domain/account/passkey'
import { maximumPasskeys } from '@did/domain/account/passkey-limits'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { notFound } from '../../refusals.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import { announceKey } from '../identity-control/announce-key.ts'
import * as store from './store.ts'

/**
 * The id of a passkey is random, so a caller who knows the id has the passkey or its owner's
 * browser.
 */
export async function findPasskey({ db }: Context, credentialId: string): Promise<KnownPasskey> {
  const known = await store.findPasskey(db, credentialId)
  if (!known) throw notFound()
  const { account, x, y } = known
  return { account, x, y }
}

/**
 * Lists the passkeys of the account that signed in, even if the account acts for another identity.
 */
export async function listPasskeys({ db }: Context, { signer }: Session): Promise<KeptPasskey[]> {
  const rows = await store.listPasskeys(db, signer)
  return rows.map(({ credentialId, x, y, createdAt }) => ({ credentialId, x, y, createdAt: createdAt.toISOString() }))
}

export async function keepPasskey(ctx: Context, session: Session, passkey: KeepPasskey): Promise<void> {
  const account = session.signer
  if (!(await isKeyOf(ctx, account, passkey))) throw ofAnotherAccount()
  const ended = await findEndedIfFull(ctx, account)
  const isFirst = (await ctx.chain.readAccountOf(requireFactory(ctx), passkey)) === account
  const saved = await ctx.db.transaction(async (tx) => {
    await assertSessionStands(tx, session)
    await store.lockPasskeys(tx, account)
    await store.deletePasskeys(tx, account, ended)
    const outcome = await store.savePasskey(tx, { ...passkey, account })
    if (outcome === 'taken') throw ofAnotherAccount()
    if ((await store.countPasskeys(tx, account)) > maximumPasskeys)
      throw new AppError('storage-full', `An account keeps at most ${maximumPasskeys} passkeys`)
    return outcome
  })
  // The owner has to learn of a key that a thief of another passkey stores. The notice locks the
  // owner's row, so it has a transaction of its own. Nobody is told of one key twice.
  if (saved === 'known' || isFirst) return
  await ctx.db.transaction((tx) => announceKey(ctx, tx, { account, key: passkey }))
  ctx.doorbell.ring()
}

/** Throws if this installation offers no passkeys. */
export function requireFactory({ config, passkeyOffer }: Context): Address {
  const { status } = passkeyOffer()
  if (!config.didAccountFactory || status === 'not-set-up' || status === 'no-precompile')
    throw new AppError('passkeys-not-offered', 'This installation offers no passkeys')
  return config.didAccountFactory
}

/**
 * An account that is not deployed yet has only its first key. A deployed account says itself which
 * keys count, for example after a removal or a recovery.
 */
async function isKeyOf(ctx: Context, account: Address, { x, y }: PasskeyKey): Promise<boolean> {
  const factory = requireFactory(ctx)
  if (await ctx.chain.hasCode(account)) return ctx.chain.isKeyOf(account, { x, y })
  return (await ctx.chain.readAccountOf(factory, { x, y })) === account
}

/**
 * Lists the passkeys that can make room for a new one, because their keys no longer count. Returns
 * an empty list if the account still has room.
 */
async function findEndedIfFull(ctx: Context, account: Address): Promise<string[]> {
  const kept = await store.listPasskeys(ctx.db, account)
  if (kept.length < maximumPasskeys) return []
  const ended: string[] = []
  // The account may be a stranger's contract that runs for long. So one API call asks it about one
  // passkey at a time.
  for (const passkey of kept) if (!(await isKeyOf(ctx, account, passkey))) ended.push(passkey.credentialId)
  return ended
}

function ofAnotherAccount(): AppError {
  return new AppError('passkey-of-another-account', 'The passkey is no key of the account that is signed in')
}
