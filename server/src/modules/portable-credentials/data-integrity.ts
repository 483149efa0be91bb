import { randomUUID } from 'node:crypto'
import { findDoubleMeaning } from '@did/credentials/data-integrity/plain-names'
import { type SecretMultikey, signByEd25519 } from '@did/credentials/data-integrity/sign-credential'
import type { JsonObject } from '@did/credentials/foreign/base64url'
import { describeOpenBadge, isAchievement, listBadgeProofs } from '@did/credentials/portable/open-badge'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import { describeVerifiedClaim, type UnsignedCredential } from '@did/credentials/portable/verified-claim'
import { AppError } from '@did/domain/errors'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import type { Context } from '../../context.ts'
import { describeError } from '../../log.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { type ActiveKey, listActiveKeys, openKey } from '../issuer-keys/find-key.ts'

/** The verifier's own key signs credentials in these forms (Data Integrity). */
export const dataIntegrityForms = ['claim_ldp', 'claim_ob'] as const
export type DataIntegrityForm = (typeof dataIntegrityForms)[number]

export type Prepared = { credential: UnsignedCredential; key: ActiveKey }

export function isDataIntegrity(configuration: string): configuration is DataIntegrityForm {
  return dataIntegrityForms.some((form) => form === configuration)
}

/** Only achievements can become Open Badges (`claim_ob`). */
function isSuitable(configuration: string, claim: Pick<PortableContent, 'claimType'>): boolean {
  return configuration !== 'claim_ob' || isAchievement(claim)
}

/** The preferred key comes first. */
export async function listKeysOf(
  ctx: CountingContext,
  { verifier }: Pick<PortableContent, 'verifier'>,
): Promise<ActiveKey[]> {
  const did = parseSubjectDid(verifier)
  return did ? listActiveKeys(ctx, did.address) : []
}

type Describing = { content: PortableContent; subject: string; key: ActiveKey | undefined }

/** Returns null if the verifier has no valid key, or if the form does not suit the claim. */
export function prepareCredential(
  ctx: Context,
  configuration: DataIntegrityForm,
  { content, subject, key }: Describing,
): Prepared | null {
  if (!key || !isSuitable(configuration, content)) return null
  const id = `urn:uuid:${randomUUID()}`
  const describing = { content, publicUrl: ctx.config.publicUrl, subject, id, keyEndsAt: key.validUntil }
  const credential =
    configuration === 'claim_ob' ? describeOpenBadge(describing, key.issuerName) : describeVerifiedClaim(describing)
  return { credential, key }
}

/** If a prepared credential has a second meaning, this product's check of the proof refuses it. */
export function isPlain({ credential }: Prepared): boolean {
  return findDoubleMeaning(credential) === null
}

/**
 * Returns null if the key that the service keeps cannot be opened. Throws
 * `credential-form-unsuitable` if the claim cannot be said in this form.
 */
export async function signPrepared(ctx: Context, prepared: Prepared): Promise<JsonObject | null> {
  const opened = await openKey(ctx, prepared.key)
  return opened && listBadgeProofs(await sign(ctx, prepared, opened))
}

async function sign(ctx: Context, prepared: Prepared, key: SecretMultikey): Promise<JsonObject> {
  if (!isPlain(prepared)) throw unsuitable()
  try {
    return await signByEd25519(prepared.credential, key, ctx.now())
  } catch (error) {
    ctx.log.error({ error: describeError(error) }, 'a credential could not be signed')
    throw unsuitable()
  }
}

function unsuitable(): AppError {
  return new AppError('credential-form-unsuitable', 'The claim cannot be said in this form')
}
