import { createHash } from 'node:crypto'
import { signByP256 } from '@did/credentials/data-integrity/sign-credential'
import type { DidDocument } from '@did/domain/attestation/status-list'
import type { Context } from '../../context.ts'
import { notFound } from '../../refusals.ts'
import { getSigningKey } from '../../signing-key.ts'
import { listRevokedIndexes, type RevocationRow } from '../revocations/service.ts'
import { encodeBitstring, encodeTokenStatusList } from './encode-list.ts'
import { describeIssuer, issuerDid, type StatusListCredential, signCredential, signTokenStatusList } from './issuer.ts'
import * as store from './store.ts'

/** A reader may use a copy of a list for this many seconds without asking again. */
export const freshSeconds = 15
/**
 * Every signature over a list is dated at the start of a period of this length. `validSeconds`
 * count from then on, so that old lists do not stay valid for long.
 */
const signedEverySeconds = 60
const validSeconds = 300

/** The tag changes with the list and with every minute. */
export type SignedList = { text: string; tag: string }

/**
 * Returns a status list as a JWT (VC-JOSE-COSE), or as a credential with a Data Integrity proof
 * inside. Both forms and the Token Status List of the same id have the same content.
 */
export async function getStatusList(ctx: Context, id: number, form: 'jwt' | 'data-integrity'): Promise<SignedList> {
  const key = await getSigningKey(ctx)
  const credential = describeStatusList(ctx, id, encodeBitstring(await listRevoked(ctx, id)))
  const tag = tagOf([form, credential])
  if (form === 'jwt') return { text: await signCredential(credential, key), tag }
  const { kid, publicKeyMultibase, secretKeyMultibase } = key
  const multikey = { id: `${credential.issuer}#${publicKeyMultibase}`, controller: credential.issuer }
  const text = await signOnce(`${kid} ${tag}`, async () =>
    JSON.stringify(await signByP256(credential, { ...multikey, publicKeyMultibase, secretKeyMultibase }, ctx.now())),
  )
  return { text, tag }
}

/** The newest signed lists, by what was signed. A signed list takes at most 25 kB. */
const signedLists = new Map<string, Promise<string>>()
const mostSignedLists = 100

/**
 * A Data Integrity proof takes five milliseconds, in which the node answers nobody else, and every
 * client may ask for the list as often as its rate limit allows. So a list is signed only once.
 */
function signOnce(signed: string, sign: () => Promise<string>): Promise<string> {
  const known = signedLists.get(signed)
  if (known) return known
  const [oldest] = signedLists.keys()
  if (oldest !== undefined && signedLists.size >= mostSignedLists) signedLists.delete(oldest)
  const text = sign()
  signedLists.set(signed, text)
  text.catch(() => signedLists.delete(signed))
  return text
}

/** The places are those of `getStatusList`. */
export async function getTokenStatusList(ctx: Context, id: number): Promise<SignedList> {
  const { publicUrl, signingCertificate: certificates } = ctx.config
  const key = await getSigningKey(ctx)
  const lst = encodeTokenStatusList(await listRevoked(ctx, id))
  const iat = startOfMinute(ctx) / 1000
  const sub = `${publicUrl}/token-status-lists/${id}`
  const claims = { sub, iat, exp: iat + validSeconds, ttl: freshSeconds, status_list: { bits: 1, lst } } as const
  const signer = { issuer: issuerDid(publicUrl), key, certificates }
  return { text: await signTokenStatusList(claims, signer), tag: tagOf(claims) }
}

async function listRevoked(ctx: Context, id: number): Promise<number[]> {
  if (!(await store.isStatusList(ctx.db, id))) throw notFound()
  return listRevokedIndexes(ctx, id)
}

function tagOf(signed: unknown): string {
  return createHash('sha256').update(JSON.stringify(signed)).digest('base64url')
}

/**
 * Returns the revocation at a place of a status list, or null. A place without an attestation looks
 * unrevoked, so that nobody learns the number of attestations. Throws if the list does not exist.
 */
export async function getStatusListEntry(
  ctx: Context,
  place: { statusList: number; statusIndex: number },
): Promise<RevocationRow | null> {
  const entry = await store.findEntry(ctx.db, place)
  if (entry === undefined) throw notFound()
  return entry
}

export async function getIssuer(ctx: Context): Promise<DidDocument> {
  return describeIssuer(ctx.config.publicUrl, await getSigningKey(ctx))
}

function startOfMinute({ now }: Context): number {
  const period = signedEverySeconds * 1000
  return Math.floor(now().getTime() / period) * period
}

function describeStatusList(ctx: Context, list: number, encodedList: string): StatusListCredential {
  const { config } = ctx
  const id = `${config.publicUrl}/status-lists/${list}`
  const from = startOfMinute(ctx)
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerDid(config.publicUrl),
    validFrom: toDateTime(from),
    validUntil: toDateTime(from + validSeconds * 1000),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
      ttl: freshSeconds * 1000,
    },
  }
}

function toDateTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}
