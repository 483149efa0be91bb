import { attestationDomain } from '@did/credentials/attestation-domain'
import { checkAttributeKey } from '@did/credentials/attribute-key'
import type { AttributeKey } from '@did/domain/attribute-key'
import { signInClockSkewMs } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import type { PublishAttributeKey } from '@did/domain/send-attributes'
import type { Context } from '../../context.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeUser } from '../users/policy.ts'
import { lockUser } from '../users/service.ts'
import * as store from './store.ts'

/** Checked here as well, because a useless key helps nobody. Whoever seals to it checks the signature again. */
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
    session.address,
    signed,
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

/** For anybody signed in: the server's word counts for nothing, the signature does. Null before a verifier has made one. */
export async function getAttributeKey({ db }: Context, userId: number): Promise<AttributeKey | null> {
  const found = await store.findKey(db, userId)
  if (!found) throw notFound()
  return found.key
}
