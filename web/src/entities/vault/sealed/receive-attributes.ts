import { createChainReader } from '@did/credentials/chain/chain-reader'
import { checkSharing } from '@did/credentials/share/shared-attributes'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import { isChainTokenId, isOffChainTokenIdOf } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { SentAttributes } from '@did/domain/vault/attribute-key'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { getAppConfig } from '../../../lib/app-config.ts'
import { findControl, findTokenOwner } from '../../verifier/registry.ts'
import { type AttributeValues, valuesOf } from '../store/content.ts'
import { listVerifierKeys, type OpenVault } from '../store/open-vault.ts'
import { openAttributes } from './sealed-attributes.ts'
import '../vault-errors.ts'

/**
 * Attributes that the verifier's page has opened. They match the commitment, and `owner` signed
 * them for this `claimHash`.
 */
export type Received = {
  values: AttributeValues
  commitment: Hex
  owner: Address
  claimHash: Hex
  /** When the owner's wallet signed, in seconds since 1970. The signed text contains this time. */
  signedAt: number
}

/**
 * Opens attributes only if the owner certainly sent them, whatever the server says. The wallet that
 * an attestation would name as its subject must own the claim's DID. The present controller of this
 * wallet's identity must have signed exactly these attributes for this verifier, claim and key.
 * Throws `attributes-unsigned`, `attributes-signature-invalid`, `chain-unreachable`, or an error of
 * `openAttributes`.
 */
export async function receiveAttributes(
  vault: OpenVault,
  { attributes, ...request }: PendingAsked & { attributes: SentAttributes },
  verifier: Address,
): Promise<Received> {
  const { signed } = attributes
  if (!signed) throw new AppError('attributes-unsigned', 'The owner has not signed these attributes')
  const { claim, claimId, requester, didTokenId } = request
  const { walletAddress: owner } = requester
  await assertHoldsDid(owner, didTokenId)
  const occasion = { owner, verifier, claim: { id: claimId, title: claim.title, claimHash: claim.claimHash } }
  const [config, controller] = await Promise.all([getAppConfig(), askController(owner)])
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch })
  const isSigned = await checkSharing(
    attestationDomain(config),
    { sharing: { attributes, occasion, signed }, signature: signed.signature, controller },
    (question) => judgeContractSignature(reader, question),
  )
  if (isSigned === 'unknown') throw new AppError('chain-unreachable', 'The chain could not judge the signature')
  if (!isSigned) throw notFromOwner()
  const keys = listVerifierKeys(vault).filter(({ number }) => number === signed.keyNumber)
  const place = { chainId: config.chainId, registry: config.didRegistry, verifier, claimHash: claim.claimHash }
  const opened = await openAttributes(attributes, keys, { ...place, claimType: claim.type })
  const { commitment } = attributes
  return { values: valuesOf(opened), commitment, owner, claimHash: claim.claimHash, signedAt: signed.signedAt }
}

/**
 * A DID that was not minted yet has a token id that names the owner's wallet, so the page asks the
 * chain only about other DIDs.
 */
async function assertHoldsDid(owner: Address, tokenId: string): Promise<void> {
  if (!isChainTokenId(tokenId)) {
    if (!isOffChainTokenIdOf(tokenId, owner)) throw notFromOwner()
    return
  }
  const holder = await findDidOwner(tokenId)
  if (holder === null || !isSameAddress(holder, owner)) throw notFromOwner()
}

/**
 * Asks the chain who controls the owner's identity now, because a thief may have an earlier key of
 * the owner.
 */
async function askController(owner: Address): Promise<Address> {
  try {
    return (await findControl(owner)).controller
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The chain could not say who controls the identity', { cause })
  }
}

async function findDidOwner(tokenId: string): Promise<Address | null> {
  try {
    return await findTokenOwner(tokenId)
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The chain could not say who holds the DID', { cause })
  }
}

function notFromOwner(): AppError {
  return new AppError('attributes-signature-invalid', 'The wallet that holds the DID has not signed these attributes')
}
