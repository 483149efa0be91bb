import { buildSharingRequest } from '@did/credentials/share/shared-attributes'
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import type { Claim } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import { type Address, isSameAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { SentAttributes, SharingSignature } from '@did/domain/vault/attribute-key'
import { getAppConfig } from '../../../lib/app-config.ts'
import { secondsNow } from '../../../lib/page/device-clock.ts'
import { queryClientStore } from '../../../lib/query/query-client.ts'
import type { Signer } from '../../account/account.ts'
import { findAttributes, markSent } from '../attributes/claim-attributes.ts'
import type { Attributes } from '../store/content.ts'
import { vaultServer } from '../store/vault-calls.ts'
import { changeVault, currentVault } from '../store/vault-store.ts'
import { type Asked, isSameRecipient, needsConsent, type Recipient, type Refusal } from './recipient.ts'
import { recipientQuery } from './recipient-query.ts'
import { sendAttributes } from './sealed-attributes.ts'
import { noteSeenKey } from './seen-keys.ts'

/** `other-type`: the owner entered the attributes for another claim type. */
export type Withheld = Refusal | 'other-type'
export type Sealing =
  | { kind: 'sealed'; attributes: SentAttributes & { signed: SharingSignature } }
  | { kind: 'nothing' }
  | { kind: 'withheld'; why: Withheld }

type Consent = { signer: Signer | null; agreedTo: Address | null }

/**
 * Throws `attributes-unconfirmed` if the screen has not shown this recipient, or if the owner has
 * to agree to the recipient's wallet and has not. Notes in the vault that the verifier has the
 * attributes before the page sends them, because the verifier may attest them from then on.
 */
export async function sealForVerifier(claim: Claim, verifier: Asked, { signer, agreedTo }: Consent): Promise<Sealing> {
  const vault = currentVault()
  const attributes = vault && (await findAttributes(vault, claim))
  if (!attributes) return { kind: 'nothing' }
  if (attributes.claim.type !== claim.type) return { kind: 'withheld', why: 'other-type' }
  if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
  const query = recipientQuery(vault, verifier)
  const shown = queryClientStore.get().getQueryData(query.queryKey)
  const recipient = await queryClientStore.get().fetchQuery(query)
  if (recipient.kind === 'refused') return { kind: 'withheld', why: recipient.why }
  assertAgreed(recipient, { verifier, shown, agreedTo })
  const sent = await sealAndSign(attributes, { claim, recipient, signer })
  await changeVault(async (current) => {
    const noted = await noteSeenKey(vaultServer, current, recipient.key)
    return attributes.sent ? noted : markSent(vaultServer, noted, { claim, attributes })
  })
  return { kind: 'sealed', attributes: sent }
}

type Ready = Exclude<Recipient, { kind: 'refused' }>

function assertAgreed(
  recipient: Ready,
  { verifier, shown, agreedTo }: { verifier: Asked; shown: Recipient | undefined; agreedTo: Address | null },
): void {
  const isShown = shown !== undefined && isSameRecipient(shown, recipient)
  const isAgreed = agreedTo !== null && isSameAddress(agreedTo, recipient.key.verifier)
  if (!isShown || (needsConsent(recipient, verifier) && !isAgreed))
    throw new AppError('attributes-unconfirmed', 'The owner has not agreed to this recipient')
}

async function sealAndSign(
  attributes: Attributes,
  { claim, recipient: { key }, signer }: { claim: Claim; recipient: Ready; signer: Signer },
): Promise<SentAttributes & { signed: SharingSignature }> {
  const config = await getAppConfig()
  const { verifier, publicKey, number: keyNumber } = key
  const place = { chainId: config.chainId, registry: config.didRegistry, verifier, claimHash: claim.claimHash }
  const sealed = await sendAttributes(attributes, publicKey, place)
  const signed = { keyNumber, signedAt: secondsNow() }
  const occasion = { owner: signer.address, verifier, claim }
  const request = buildSharingRequest(attestationDomain(config), { attributes: sealed, occasion, signed })
  const answer = await signer.signTypedData(request)
  return { ...sealed, signed: { ...signed, signature: normalizeWalletSignature(answer) ?? answer } }
}
