import type { SignatureQuestion } from '@did/credentials/signature/ask-wallet'
import type { Context } from '../../context.ts'
import { announceKey } from '../identity-control/announce-key.ts'
import { findNamedKey } from './signing-key.ts'
import { hasKey } from './store.ts'

/**
 * A thief who had a passkey for a short time can bring another key to the chain without this
 * service. So the owner is notified if an account signs in with a key that nobody has stored here.
 */
export async function announceSigningKey(ctx: Context, { signer, signature }: SignatureQuestion): Promise<void> {
  const key = findNamedKey(signature)
  if (key === null || (await hasKey(ctx.db, signer, key))) return
  // The signature of another contract wallet may look as if it named a key.
  if (!(await ctx.chain.isKeyOf(signer, key))) return
  await ctx.db.transaction((tx) => announceKey(ctx, tx, { account: signer, key }))
  ctx.doorbell.ring()
}
