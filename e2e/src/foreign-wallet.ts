/** Plays a wallet of other people's software, which speaks OpenID4VCI 1.0 and has no page. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'
import type { walletEvents } from '@did/domain/portable/credential-offer'
import { z } from 'zod'

const grantType = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
const offerSchema = z.object({
  credential_issuer: z.string(),
  credential_configuration_ids: z.tuple([z.string()]),
  grants: z.object({ [grantType]: z.object({ 'pre-authorized_code': z.string() }) }),
})
const issuedSchema = z.object({
  credentials: z.tuple([z.object({ credential: z.string() })]),
  notification_id: z.string(),
})
const documentSchema = z.looseObject({
  issuer: z.string(),
  credentialSubject: z.looseObject({ id: z.string() }),
  proof: z.looseObject({ verificationMethod: z.string() }),
})
const documentAnswerSchema = z.union([
  z.object({ credentials: z.tuple([z.object({ credential: documentSchema })]) }),
  z.object({ transaction_id: z.string() }),
])
/**
 * A credential (VC 2.0) with a Data Integrity proof. The schema has only the members that the tests
 * read.
 */
export type SignedDocument = z.infer<typeof documentSchema>

/**
 * Takes the credential that an offer's code names, and tells the issuer whether the wallet stored
 * it.
 */
export async function takeOffer(
  uri: string,
  txCode: string | null = null,
  { publicKey, privateKey }: KeyPair = drawKeys(),
  event: (typeof walletEvents)[number] = 'credential_accepted',
): Promise<string> {
  const { ask, issuer, nonce, configuration } = await openOffer(uri, txCode)
  const header = { alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) } as const
  const proofs = { jwt: [prove({ issuer, nonce, header, privateKey })] }
  const answer = await ask('credential', { credential_configuration_id: configuration, proofs })
  const issued = issuedSchema.parse(await answer.json())
  await ask('notification', { notification_id: issued.notification_id, event })
  return issued.credentials[0].credential
}

/**
 * Takes a credential that a verifier's own key signs. `first` is null if the verifier's browser has
 * not signed the credential yet. `again` then asks for the credential once more.
 */
export async function takeDocument(
  uri: string,
): Promise<{ first: SignedDocument | null; again: () => Promise<SignedDocument | null> }> {
  const { ask, issuer, nonce, configuration } = await openOffer(uri, null)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const multikey = toPublicMultikey(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const header = { alg: 'EdDSA', kid: `did:key:${multikey}#${multikey}` } as const
  const proofs = { jwt: [prove({ issuer, nonce, header, privateKey })] }
  const read = async (response: Response) => documentAnswerSchema.parse(await response.json())
  const answer = await read(await ask('credential', { credential_configuration_id: configuration, proofs }))
  if ('credentials' in answer) return { first: answer.credentials[0].credential, again: async () => null }
  const again = async () => {
    const later = await read(await ask('deferred', { transaction_id: answer.transaction_id }))
    return 'credentials' in later ? later.credentials[0].credential : null
  }
  return { first: null, again }
}

async function openOffer(uri: string, txCode: string | null) {
  const address = new URL(uri).searchParams.get('credential_offer_uri') ?? ''
  const offer = offerSchema.parse(await (await fetch(address)).json())
  const issuer = offer.credential_issuer
  const code = offer.grants[grantType]['pre-authorized_code']
  const form = { grant_type: grantType, 'pre-authorized_code': code, ...(txCode !== null && { tx_code: txCode }) }
  const bought = await fetch(`${issuer}/oid4vci/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await bought.json())
  const drawn = await fetch(`${issuer}/oid4vci/nonce`, { method: 'POST' })
  const { c_nonce: nonce } = z.object({ c_nonce: z.string() }).parse(await drawn.json())
  const ask = (path: string, body: object) =>
    fetch(`${issuer}/oid4vci/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { ask, issuer, nonce, configuration: offer.credential_configuration_ids[0] }
}

type Proving = { issuer: string; nonce: string; header: { alg: 'ES256' | 'EdDSA' }; privateKey: KeyObject }

function prove({ issuer, nonce, header, privateKey }: Proving): string {
  const typed = { typ: 'openid4vci-proof+jwt', ...header }
  return signJwt(typed, { aud: issuer, nonce, iat: Math.floor(Date.now() / 1000) }, privateKey)
}

export type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }

export function drawKeys(): KeyPair {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

function signJwt(header: object, claims: object, key: KeyObject): string {
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const digest = key.asymmetricKeyType === 'ec' ? 'sha256' : null
  const signature = sign(digest, Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
