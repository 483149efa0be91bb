import { randomUUID } from 'node:crypto'
import { isSignable } from '@did/credentials/data-integrity/is-signable'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import { isAppError } from '@did/domain/errors'
import type { Context } from '../../context.ts'
import type { CredentialOfferRow, WalletKey } from '../../db/schema/portable.ts'
import { getSigningKey } from '../../signing-key.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { issuerDid } from '../status-lists/issuer.ts'
import { findContent } from './content.ts'
import { isDataIntegrity, listKeysOf, type Prepared, prepareCredential, signPrepared } from './data-integrity.ts'
import { issueJwtVc } from './jwt-vc.ts'
import { issueSdJwt } from './sd-jwt.ts'

/**
 * `to-sign` means that only the verifier's browser has the key. This browser signs when the
 * verifier opens the page there.
 */
export type Issuing =
  | { kind: 'issued'; credential: string | object }
  | ({ kind: 'to-sign' } & Prepared)
  | { kind: 'refused'; reason: string }

const unverified: Issuing = {
  kind: 'refused',
  reason: 'The claim is not verified any more, so there is nothing to issue',
}
const keyless: Issuing = { kind: 'refused', reason: 'The verifier of this claim has no key that counts now' }
/** The wallet may take the claim in another form. */
export const unsayable: Extract<Issuing, { kind: 'refused' }> = {
  kind: 'refused',
  reason: 'The claim cannot be said in this form, so its verifier cannot sign it. Take another form',
}

export async function issueCredential(
  ctx: CountingContext,
  offer: Pick<CredentialOfferRow, 'claimId' | 'owner' | 'configuration'>,
  walletKey: WalletKey,
): Promise<Issuing> {
  const content = await findContent(ctx, offer)
  if (content === null) return unverified
  const { configuration } = offer
  if (!isDataIntegrity(configuration)) {
    const credential = await signAsService(ctx, content, { configuration, walletKey })
    return { kind: 'issued', credential }
  }
  const [key] = await listKeysOf(ctx, content)
  const prepared = prepareCredential(ctx, configuration, { content, subject: didOf(walletKey), key })
  if (prepared === null) return keyless
  // A credential that no key can sign would only wait in vain for the verifier's browser.
  if (prepared.key.custody === 'browser')
    return (await isSignable(prepared.credential, ctx.now())) ? { kind: 'to-sign', ...prepared } : unsayable
  return signAsVerifier(ctx, prepared)
}

async function signAsVerifier(ctx: Context, prepared: Prepared): Promise<Issuing> {
  try {
    const credential = await signPrepared(ctx, prepared)
    return credential === null ? keyless : { kind: 'issued', credential }
  } catch (error) {
    if (isAppError(error, 'credential-form-unsuitable')) return unsayable
    throw error
  }
}

/** The claim must still count, and so must the browser's key that signed its credential. */
export async function isStillGood(
  ctx: CountingContext,
  offer: Pick<CredentialOfferRow, 'claimId' | 'owner' | 'issuerKeyId'>,
): Promise<boolean> {
  const content = await findContent(ctx, offer)
  const keys = content && (await listKeysOf(ctx, content))
  return keys?.some(({ row }) => row.id === offer.issuerKeyId) === true
}

/** An SD-JWT VC in a file names the claim's owner and is bound to no key. */
export async function signFile(ctx: Context, content: PortableContent): Promise<string> {
  return issueSdJwt({ ...(await describeService(ctx, content)), subject: { sub: content.subject } })
}

type Asked = { configuration: 'claim_sd_jwt' | 'claim_jwt'; walletKey: WalletKey }

async function signAsService(ctx: Context, content: PortableContent, { configuration, walletKey }: Asked) {
  const issuing = await describeService(ctx, content)
  if (configuration === 'claim_sd_jwt') return issueSdJwt({ ...issuing, subject: { cnf: { jwk: walletKey.jwk } } })
  return issueJwtVc({ ...issuing, subject: didOf(walletKey), id: `urn:uuid:${randomUUID()}` })
}

async function describeService(ctx: Context, content: PortableContent) {
  const { publicUrl, signingCertificate: certificates } = ctx.config
  const now = Math.floor(ctx.now().getTime() / 1000)
  return { content, publicUrl, issuer: issuerDid(publicUrl), certificates, key: await getSigningKey(ctx), now }
}

function didOf({ did }: WalletKey): string {
  if (did === null) throw new Error('This form is bound to a DID')
  return did
}
