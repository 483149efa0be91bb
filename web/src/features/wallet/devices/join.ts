import { type KeepPasskey, keepPasskeySchema } from '@did/domain/account/passkey'
import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import { commonTexts } from '../../../texts/en/frame/common.ts'
import { loadWallet } from '../account-provider.tsx'
import { isCounting, type MadePasskey, recallMade, rememberMade } from '../keys/account-keys.ts'
import { readAccounts } from '../passkey/account-chain.ts'
import { connectPasskey } from '../passkey/connect-passkey.ts'
import { rememberPasskey } from '../passkey/known-passkey.ts'
import { createPasskey } from '../passkey/webauthn.ts'
import { findInvitation, type Invitation, offerKey } from './invitation.ts'
import type { InvitationCode } from './invitation-code.ts'

export type Progress = 'waiting' | 'added' | 'declined'

/**
 * Makes a passkey for the invited account, or takes the passkey of an earlier attempt, and offers
 * it to the other device.
 */
export async function makeAndOffer(code: InvitationCode, { account, known }: Invitation): Promise<MadePasskey> {
  const made = recallMade(account) ?? { account, ...(await make(known)) }
  // After a reload, the page goes on with this passkey.
  rememberMade(made)
  await offerKey(code, made)
  return made
}

/** Only the chain can say that the other device has confirmed the passkey. */
export async function readProgress(code: InvitationCode, made: MadePasskey): Promise<Progress> {
  if (await isCounting(made, made.account)) return 'added'
  const { kind } = await findInvitation(code)
  if (kind !== 'declined' && kind !== 'gone') return 'waiting'
  rememberMade(null)
  return 'declined'
}

/**
 * The new passkey opens the account since the other device has confirmed it. The server learns the
 * passkey with the sign-in.
 */
export async function comeIn(made: MadePasskey, { passkeys, rpcUrl }: AppConfig): Promise<boolean> {
  if (passkeys.status !== 'offered') throw new AppError('passkeys-not-offered', 'Passkeys are not offered')
  const { account, credentialId, x, y } = made
  const firstKey = await readAccounts({ rpcUrl, factory: passkeys.factory }).firstKeyOf(account)
  rememberPasskey({ credentialId, account, key: { x, y }, firstKey, isKept: false })
  await loadWallet()
  const isIn = await connectPasskey('again')
  if (isIn) rememberMade(null)
  return isIn
}

async function make(known: readonly string[]): Promise<KeepPasskey> {
  const { credentialId, key } = await createPasskey(commonTexts.product, known)
  return keepPasskeySchema.parse({ credentialId, ...key })
}
