import {
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { z } from 'zod'
import { drawKeys, type KeyPair } from './foreign-wallet.ts'

const requestSchema = z.object({
  client_id: z.string(),
  nonce: z.string(),
  response_uri: z.string().optional(),
  expected_origins: z.array(z.string()).optional(),
  client_metadata: z.object({
    jwks: z.object({ keys: z.tuple([z.looseObject({ kty: z.string(), kid: z.string() })]) }),
  }),
})
type Request = z.infer<typeof requestSchema>

type Shown = { keys: KeyPair; credential: string; keptBack?: readonly string[] }

/**
 * Answers the presentation request behind a link. Returns the URL to which the wallet then leads
 * its user, or null if the server's answer names no URL.
 */
export async function answerRequest(uri: string, shown: Shown): Promise<string | null> {
  const address = new URL(uri.replace('openid4vp://', 'https://wallet.example/')).searchParams.get('request_uri') ?? ''
  const request = readRequest(await (await fetch(address)).text())
  const response = answer(request, request.client_id, shown)
  const sent = await fetch(request.response_uri ?? '', { method: 'POST', body: new URLSearchParams({ response }) })
  if (!sent.ok) throw new Error(await sent.text())
  return z.object({ redirect_uri: z.string().optional() }).parse(await sent.json()).redirect_uri ?? null
}

export function answerThroughBrowser(signed: string, shown: Shown): string {
  const request = readRequest(signed)
  return answer(request, `origin:${request.expected_origins?.[0]}`, shown)
}

function readRequest(signed: string): Request {
  return requestSchema.parse(JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()))
}

function answer(request: Request, aud: string, { keys, credential, keptBack = [] }: Shown): string {
  const [jwt, ...disclosures] = credential.split('~').slice(0, -1)
  const nameOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())[1]
  const whole = [jwt, ...disclosures.filter((each) => !keptBack.includes(nameOf(each))), ''].join('~')
  const sdHash = createHash('sha256').update(whole).digest('base64url')
  const claims = { aud, nonce: request.nonce, iat: Math.floor(Date.now() / 1000), sd_hash: sdHash }
  const presentation = whole + signJwt({ alg: 'ES256', typ: 'kb+jwt' }, claims, keys.privateKey)
  return encrypt(JSON.stringify({ vp_token: { claim: [presentation] } }), request.client_metadata.jwks.keys[0])
}

function signJwt(header: object, claims: object, key: KeyObject): string {
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** Encrypts by ECDH-ES and A256GCM (RFC 7518, sections 4.6 and 5.3). */
function encrypt(text: string, jwk: { kty: string; kid: string }): string {
  const own = drawKeys()
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, epk: own.publicKey.export({ format: 'jwk' }) }
  const protectedPart = Buffer.from(JSON.stringify(header)).toString('base64url')
  const agreed = diffieHellman({
    privateKey: own.privateKey,
    publicKey: createPublicKey({ key: jwk, format: 'jwk' }),
  })
  const name = Buffer.from(header.enc)
  const about = [number(1), agreed, number(name.length), name, number(0), number(0), number(256)]
  const key = createHash('sha256').update(Buffer.concat(about)).digest()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(protectedPart))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  const parts = [iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))
  return [protectedPart, '', ...parts].join('.')
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
