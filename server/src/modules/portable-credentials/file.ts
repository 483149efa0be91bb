import type { JsonObject } from '@did/credentials/foreign/base64url'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import { AppError } from '@did/domain/errors'
import type { FileConfiguration } from '@did/domain/portable/credential-offer'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { assertNotFrozen } from '../identity-control/service.ts'
import type { ActiveKey } from '../issuer-keys/find-key.ts'
import { findContent } from './content.ts'
import { listKeysOf, prepareCredential, signPrepared } from './data-integrity.ts'
import { signFile } from './service.ts'

export type CredentialFile = { text: string; mediaType: string; name: string }

/** Throws `claim-not-verified`, `issuer-key-missing` and `credential-form-unsuitable`. */
export async function writeCredentialFile(
  ctx: CountingContext,
  session: Session,
  { claimId, configuration }: { claimId: number; configuration: FileConfiguration },
): Promise<CredentialFile> {
  // A frozen owner gets no file, because a file needs no key and a thief could use it.
  await assertNotFrozen(ctx.db, session.address)
  const content = await findContent(ctx, { claimId, owner: session.address })
  if (content === null) throw new AppError('claim-not-verified', 'Only a verified claim becomes a file')
  const [key] = configuration === 'claim_sd_jwt' ? [] : await listKeysOf(ctx, content)
  const written = await writeCredential(ctx, configuration, { content, key })
  if (written === null)
    throw new AppError('issuer-key-missing', 'The service has no key of this verifier that counts now')
  if (typeof written === 'string')
    return { text: written, mediaType: 'application/dc+sd-jwt', name: `claim-${claimId}.sd-jwt` }
  const form = configuration === 'claim_ob' ? 'badge' : 'vc'
  return { text: JSON.stringify(written), mediaType: 'application/vc', name: `claim-${claimId}.${form}.json` }
}

/**
 * Writes a credential whose subject is the owner's did:ethr, without a wallet's key: an SD-JWT VC
 * as a text, and the other forms as JSON. Returns null if the form needs a key of the verifier that
 * the service does not have. Throws `credential-form-unsuitable` if the claim cannot be said in
 * this form.
 */
export async function writeCredential(
  ctx: Context,
  configuration: FileConfiguration,
  { content, key }: { content: PortableContent; key: ActiveKey | undefined },
): Promise<string | JsonObject | null> {
  if (configuration === 'claim_sd_jwt') return signFile(ctx, content)
  const prepared = prepareCredential(ctx, configuration, { content, subject: content.subject, key })
  return prepared?.key.custody === 'service' ? signPrepared(ctx, prepared) : null
}
