import { type KeyInvitationId, keyInvitationIdSchema } from '@did/domain/ids'
import { undoEscapes } from '@did/domain/link/mend-link'
import { type Bytes, toBase64Url } from '../../../lib/bytes.ts'
import { deriveBytes, deriveKey } from '../../../lib/cipher.ts'

/** Crockford's base 32, which has no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 random bits: few enough to type, and too many to guess before the invitation ends. */
export const invitationCodeLength = 12
const noSalt: Bytes = new Uint8Array(32)

/**
 * A person reads, types or scans this text. A link has the text in its fragment, which browsers
 * send to no server.
 */
export type InvitationCode = { text: string }
/** These values follow from an invitation code. The server learns the id alone. */
export type InvitationSecrets = { id: KeyInvitationId; key: CryptoKey }

export function drawInvitationCode(random: (length: number) => Uint8Array): InvitationCode {
  return { text: [...random(invitationCodeLength)].map((byte) => alphabet[byte % alphabet.length]).join('') }
}

/**
 * Reads a code as people type it, or the whole link. Returns null for anything that is no whole
 * code.
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

/** Groups four characters at a time, as people read the numbers of cards. */
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
