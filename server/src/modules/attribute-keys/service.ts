import { checkAttributeKey } from '@did/credentials/attestation/attribute-key'
import { signInClockSkewMs } from '@did/domain/account/session-limits'
import { AppError } from '@did/domain/errors'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import type { PublishAttributeKey } from '@did/domain/vault/publish-attribute-key'
import type { Context } from '../../context.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeUser } from '../users/policy.ts'
import { findWallet, lockUser } from '../users/service.ts'
import * as store from './store.ts'

/**
 * Checks the signature of a verifier's attribute key. A browser that seals attributes with the key
 * checks this signature again.
 */
export async function publishAttributeKey(
  ctx: Context,
  session: Session,
  { userId, key }: { userId: number; key: PublishAttributeKey },
): Promise<AttributeKey> {
  const user = assertMayChangeUser(session, userId)
  if (!user.isVerifier) throw notAllowed()
  const signed = { ...key, verifier: session.address }
  const isSigned = await checkAttributeKey(
    attestationDomain(ctx.config),
    { verifier: session.address, controller: session.signer, key: signed },
    ctx.chain.judgeContractSignature,
  )
  if (isSigned !== true) throw new AppError('attribute-key-invalid', 'The key is not signed by this wallet')
  if (key.createdAt * 1000 > ctx.now().getTime() + signInClockSkewMs)
    throw new AppError('attribute-key-invalid', 'The key is of a time that has not come')
  if (key.validUntil * 1000 <= ctx.now().getTime())
    throw new AppError('attribute-key-invalid', 'The key has ended already')
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user)
    if (!(await store.saveKey(tx, user.id, key)))
      throw new AppError('attribute-key-invalid', 'A key with this number or a higher one was published already')
  })
  return signed
}

export async function getAttributeKey({ db }: Context, userId: number): Promise<AttributeKey | null> {
  const verifier = await findWallet(db, userId)
  if (!verifier) throw notFound()
  const key = await store.findKey(db, verifier.id)
  return key && { verifier: verifier.walletAddress, ...key }
}
