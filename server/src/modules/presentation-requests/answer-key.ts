import { parseJson } from '@did/credentials/foreign/base64url'
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { AnswerKey } from '../../db/schema/presentations.ts'

/** An answer may be encrypted with one of these algorithms (OpenID4VP 1.0). */
export const encryptions = ['A128GCM', 'A256GCM'] as const
const agreement = 'ECDH-ES'

/** Draws a key for the answer to one request. Its `kid` is its RFC 7638 thumbprint. */
export async function drawAnswerKey(): Promise<AnswerKey> {
  const { privateKey } = await generateKeyPair(agreement, { crv: 'P-256', extractable: true })
  const { x = '', y = '', d = '' } = await exportJWK(privateKey)
  const key = { kty: 'EC', crv: 'P-256', x, y } as const
  return { ...key, d, kid: await calculateJwkThumbprint(key) }
}

/** Returns the public half for the request's `client_metadata`. */
export function describeAnswerKey({ kty, crv, x, y, kid }: AnswerKey) {
  return { kty, crv, x, y, kid, use: 'enc', alg: agreement }
}

/** Decrypts an answer and returns its JSON. Returns null if it is not encrypted to this key. */
export async function openAnswer(jwe: string, key: AnswerKey): Promise<unknown> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, await importJWK(key, agreement), {
      keyManagementAlgorithms: [agreement],
      contentEncryptionAlgorithms: [...encryptions],
    })
    return protectedHeader.kid === key.kid ? (parseJson(new TextDecoder().decode(plaintext)) ?? null) : null
  } catch {
    return null
  }
}
