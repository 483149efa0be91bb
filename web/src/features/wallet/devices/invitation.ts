import { credentialIdSchema, type KeepPasskey, keepPasskeySchema } from '@did/domain/account/passkey'
import { keyInvitationCalls } from '@did/domain/calls/key-invitations'
import { type Address, addressSchema } from '@did/domain/hex'
import { parseJson } from '@did/domain/parse-json'
import * as z from 'zod/mini'
import { api } from '../../../lib/api.ts'
import { describePlace, openBytes, sealBytes } from '../../../lib/cipher.ts'
import { addErrorTexts } from '../../../lib/describe-error.ts'
import { addDeviceErrorTexts } from '../../../texts/en/wallet/add-device.ts'
import { deriveInvitationSecrets, type InvitationCode, type InvitationSecrets } from './invitation-code.ts'
import '../passkey/passkey-errors.ts'

// Both devices import this file before they ask the server about an invitation, so that the page
// knows the texts of the errors in time.
addErrorTexts(addDeviceErrorTexts)

/**
 * The identity that the new device will open, and its present passkeys. A device that already has
 * one of these passkeys cannot make another one.
 */
const invitationSchema = z.object({ account: addressSchema, known: z.array(credentialIdSchema) })
export type Invitation = z.infer<typeof invitationSchema>

/**
 * `broken` means that the code cannot decrypt what the server has, because the server or a stranger
 * changed it.
 */
export type FoundInvitation =
  | { kind: 'gone' | 'declined' | 'broken' }
  | { kind: 'open'; invitation: Invitation }
  | { kind: 'offered'; invitation: Invitation; passkey: KeepPasskey }

/** Stores a sealed invitation at the server. `endsAt` is in Unix milliseconds. */
export async function sendInvitation(code: InvitationCode, invitation: Invitation): Promise<{ endsAt: number }> {
  const secrets = await deriveInvitationSecrets(code)
  const sealed = await seal(secrets, 'invitation', invitation)
  const { expiresAt } = await api(keyInvitationCalls.createKeyInvitation, { body: { id: secrets.id, sealed } })
  return { endsAt: Date.parse(expiresAt) }
}

/** The found invitation has the key that a device has offered, if any. */
export async function findInvitation(code: InvitationCode): Promise<FoundInvitation> {
  const secrets = await deriveInvitationSecrets(code)
  const { id } = secrets
  const found = await api(keyInvitationCalls.getKeyInvitation, { params: { id }, cache: 'no-store' })
  if (!found || found.status === 'over') return { kind: 'gone' }
  if (found.status === 'declined') return { kind: 'declined' }
  const invitation = await open(secrets, { kind: 'invitation', sealed: found.sealed }, invitationSchema)
  if (!invitation) return { kind: 'broken' }
  if (found.offer === null) return { kind: 'open', invitation }
  const passkey = await open(secrets, { kind: 'offer', sealed: found.offer }, keepPasskeySchema)
  return passkey ? { kind: 'offered', invitation, passkey } : { kind: 'broken' }
}

export async function offerKey(code: InvitationCode, { credentialId, x, y }: KeepPasskey): Promise<void> {
  const secrets = await deriveInvitationSecrets(code)
  const sealed = await seal(secrets, 'offer', { credentialId, x, y })
  await api(keyInvitationCalls.offerKey, { params: { id: secrets.id }, body: { sealed } })
}

/**
 * Ends an invitation. A device that has offered a key then learns that nobody has confirmed this
 * key.
 */
export async function declineKey(code: InvitationCode): Promise<void> {
  const { id } = await deriveInvitationSecrets(code)
  await api(keyInvitationCalls.declineKey, { params: { id } })
}

/**
 * Both devices derive six words from this text. If somebody swaps the offered key on its way, the
 * two devices show different words. Nobody can find a key with the same six words (66 bits) within
 * ten minutes.
 */
export function describeForWords({ text }: InvitationCode, account: Address, { credentialId, x, y }: KeepPasskey) {
  return JSON.stringify(['did-verification/add-key/1', text, account, credentialId, x, y])
}

type Kind = 'invitation' | 'offer'

function seal({ id, key }: InvitationSecrets, kind: Kind, content: Invitation | KeepPasskey): Promise<string> {
  const bytes = new Uint8Array(new TextEncoder().encode(JSON.stringify(content)))
  return sealBytes(key, bytes, describePlace('key-invitation', kind, id))
}

async function open<Schema extends z.ZodMiniType>(
  { id, key }: InvitationSecrets,
  { kind, sealed }: { kind: Kind; sealed: string },
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const bytes = await openBytes(key, sealed, describePlace('key-invitation', kind, id))
  if (!bytes) return null
  const parsed = schema.safeParse(parseJson(new TextDecoder().decode(bytes)))
  return parsed.success ? parsed.data : null
}
