import { parseJson } from '@did/credentials/foreign/base64url'
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { AnswerKey } from '../../db/schema/presentations.ts'

/** An answer may be encrypted with one of these algorithms (OpenID4VP 1.0). */
export const encryptions = ['A128GCM', 'A256GCM'] as const
const agreement = 'ECDH-ES'

/**
 * Each request has a key of its own for its answer. `kid` is the RFC 7638 thumbprint of this key.
 */
export async function drawAnswerKey(): Promise<AnswerKey> {
  const { privateKey } = await generateKeyPair(agreement, { crv: 'P-256', extractable: true })
  const { x = '', y = '', d = '' } = await exportJWK(privateKey)
  const key = { kty: 'EC', crv: 'P-256', x, y } as const
  return { ...key, d, kid: await calculateJwkThumbprint(key) }
}

/** The request's `client_metadata` contains the public half. */
export function describeAnswerKey({ kty, crv, x, y, kid }: AnswerKey) {
  return { kty, crv, x, y, kid, use: 'enc', alg: agreement }
}

/** Returns the answer's JSON, or null if the answer is not encrypted to this key. */
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
