import { checkAttributeKey } from '@did/credentials/attestation/attribute-key'
import { signInClockSkewMs } from '@did/domain/account/session-limits'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import { attributeKeyNumbers } from '@did/domain/vault/limits'
import type { PublishAttributeKey } from '@did/domain/vault/publish-attribute-key'
import type { Context } from '../../context.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeUser } from '../users/policy.ts'
import { findWallet, lockUser } from '../users/service.ts'
import * as store from './store.ts'

/** A browser that seals attributes with the verifier's key checks the key's signature again. */
export async function publishAttributeKey(
  ctx: Context,
  session: Session,
  { userId, key }: { userId: number; key: PublishAttributeKey },
): Promise<AttributeKey> {
  const user = assertMayChangeUser(session, userId)
  if (!user.isVerifier) throw notAllowed()
  const signed = { ...key, verifier: session.address }
  if ((await isSignedNow(ctx, session, signed)) !== true)
    throw new AppError('attribute-key-invalid', 'The key is not signed by this wallet')
  if (key.createdAt * 1000 > ctx.now().getTime() + signInClockSkewMs)
    throw new AppError('attribute-key-invalid', 'The key is of a time that has not come')
  if (key.validUntil * 1000 <= ctx.now().getTime())
    throw new AppError('attribute-key-invalid', 'The key has ended already')
  const stored = await store.findKey(ctx.db, user.id)
  if (stored === null && key.number > attributeKeyNumbers.mostAhead) throw badNumber()
  const ended = stored && (await findEndedSignature(ctx, session, stored))
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user)
    if (!(await store.saveKey(tx, user.id, { ...key, ended }))) throw badNumber()
  })
  return signed
}

export async function getAttributeKey({ db }: Context, userId: number): Promise<AttributeKey | null> {
  const verifier = await findWallet(db, userId)
  if (!verifier) throw notFound()
  const key = await store.findKey(db, verifier.id)
  return key && { verifier: verifier.walletAddress, ...key }
}

/**
 * Returns the signature of the stored key if this signature no longer counts, and null otherwise.
 * For example, a thief may have signed the key with a passkey that the verifier has removed since.
 */
async function findEndedSignature(
  ctx: Context,
  session: Session,
  stored: Omit<AttributeKey, 'verifier'>,
): Promise<Hex | null> {
  const isSigned = await isSignedNow(ctx, session, { ...stored, verifier: session.address })
  return isSigned === false ? stored.signature : null
}

function isSignedNow({ config, chain }: Context, { address, signer }: Session, key: AttributeKey) {
  const whose = { verifier: address, controller: signer, key }
  return checkAttributeKey(attestationDomain(config), whose, chain.judgeContractSignature)
}

function badNumber(): AppError {
  return new AppError('attribute-key-invalid', 'The number is taken, or too far ahead of the published key')
}
