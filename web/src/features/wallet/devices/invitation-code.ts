import { type KeyInvitationId, keyInvitationIdSchema } from '@did/domain/ids'
import { undoEscapes } from '@did/domain/link/mend-link'
import { type Bytes, toBase64Url } from '../../../lib/bytes.ts'
import { deriveBytes, deriveKey } from '../../../lib/cipher.ts'

/** Crockford's base 32. None of its letters looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/**
 * A code of this many characters has 60 random bits. Such a code is short enough to type, and too
 * long to guess before the invitation ends.
 */
export const invitationCodeLength = 12
const noSalt: Bytes = new Uint8Array(32)

/**
 * A person reads, types or scans this text. A link carries it in the fragment, which browsers send
 * to no server.
 */
export type InvitationCode = { text: string }
/** These values follow from an invitation code. The server learns only the id. */
export type InvitationSecrets = { id: KeyInvitationId; key: CryptoKey }

export function drawInvitationCode(random: (length: number) => Uint8Array): InvitationCode {
  return { text: [...random(invitationCodeLength)].map((byte) => alphabet[byte % alphabet.length]).join('') }
}

/**
 * Reads a code in any spelling in which people type it, or from a whole link. Returns null for a
 * text that is no complete code.
 */
export function parseInvitationCode(typed: string): InvitationCode | null {
  const text = undoEscapes(typed)
    .replace(/^.*#/s, '')
    .toUpperCase()
    .replace(/[\s–—-]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return text.length === invitationCodeLength && [...text].every((letter) => alphabet.includes(letter))
    ? { text }
    : null
}

/** People read groups of four characters out easily. */
export function spellInvitationCode({ text }: InvitationCode): string {
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

export function writeInvitationLink({ text }: InvitationCode, origin: string): string {
  return `${origin}/add-key#${text}`
}

export async function deriveInvitationSecrets({ text }: InvitationCode): Promise<InvitationSecrets> {
  const secret: Bytes = new Uint8Array(new TextEncoder().encode(text))
  const [id, key] = await Promise.all([
    deriveBytes(secret, noSalt, { purpose: 'key-invitation/id', length: 16 }),
    deriveKey(secret, noSalt, 'key-invitation/key'),
  ])
  return { id: keyInvitationIdSchema.parse(toBase64Url(id)), key }
}
