import { createHash } from 'node:crypto'
import type { DidDocument } from '@did/domain/attestation/status-list'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { notFound } from '../../refusals.ts'
import { findRevocationAt, listRevokedIndexes, type RevocationRow } from '../revocations/service.ts'
import { encodeStatusList } from './bitstring.ts'
import { describeIssuer, issuerDid, type StatusListCredential, signCredential } from './issuer.ts'
import { openSigningKey, type SigningKey } from './signing-key.ts'
import * as store from './store.ts'

/** How many seconds a reader may use a copy of a list without asking again. */
export const freshSeconds = 15
/** A list is valid for five minutes from the full minute on, so that no old list lives long. */
const signedEverySeconds = 60
const validSeconds = 300

/** Returns a signed status list and a tag that changes with the list and with every minute. */
export async function getStatusList(ctx: Context, id: number): Promise<{ jwt: string; tag: string }> {
  const key = await getSigningKey(ctx)
  if (!(await store.isStatusList(ctx.db, id))) throw notFound()
  const credential = describeStatusList(ctx, id, encodeStatusList(await listRevokedIndexes(ctx, id)))
  const tag = createHash('sha256').update(JSON.stringify(credential)).digest('base64url')
  return { jwt: await signCredential(credential, key), tag }
}

/** A place without an attestation looks unrevoked, so that nobody learns how many there are. */
export async function getStatusListEntry(
  ctx: Context,
  place: { statusList: number; statusIndex: number },
): Promise<RevocationRow | null> {
  if (!(await store.isStatusList(ctx.db, place.statusList))) throw notFound()
  return findRevocationAt(ctx, place)
}

export async function getIssuer(ctx: Context): Promise<DidDocument> {
  return describeIssuer(ctx.config.publicUrl, await getSigningKey(ctx))
}

function describeStatusList({ config, now }: Context, list: number, encodedList: string): StatusListCredential {
  const id = `${config.publicUrl}/status-lists/${list}`
  const period = signedEverySeconds * 1000
  const from = Math.floor(now().getTime() / period) * period
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

const keys = new Map<Hex, Promise<SigningKey>>()

function getSigningKey({ config: { signingKey } }: Context): Promise<SigningKey> {
  if (!signingKey) throw new AppError('signing-key-missing', 'SIGNING_KEY is not set, so status lists cannot be signed')
  const known = keys.get(signingKey) ?? openSigningKey(signingKey)
  keys.set(signingKey, known)
  return known
}
