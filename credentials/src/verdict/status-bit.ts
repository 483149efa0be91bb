import * as z from 'zod/mini'
import { unpack } from '../foreign/unpack.ts'

/**
 * The unpacked size of each status list of this product (Bitstring Status List 1.0, section 3.2).
 */
const listBytes = 131_072 / 8
const listSchema = z.object({ credentialSubject: z.object({ encodedList: z.string() }) })

/**
 * Tells whether the bit at `index` is set in a Bitstring Status List, which is a JWT. Throws for
 * any other text. **The list's signature is not checked**, so the caller then has to ask for the
 * revocation that the verifier signed.
 */
export async function isBitSet(jwt: string, index: number): Promise<boolean> {
  const [, payload = ''] = jwt.split('.')
  const { credentialSubject } = listSchema.parse(JSON.parse(new TextDecoder().decode(decode(payload))))
  // The first letter is the multibase prefix, which is no part of the base64url.
  const bytes = decode(credentialSubject.encodedList.slice(1))
  let byte: number | undefined
  const size = await unpack({ bytes, format: 'gzip', most: listBytes }, (part, from) => {
    byte ??= part[(index >>> 3) - from]
  })
  if (size === null || byte === undefined) throw new Error('the status list has no such place')
  return (byte & (0x80 >>> (index & 7))) !== 0
}

function decode(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
