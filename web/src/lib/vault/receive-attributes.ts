import { attestationDomain } from '@did/credentials/attestation-domain'
import { createChainReader } from '@did/credentials/chain-reader'
import { judgeContractSignature } from '@did/credentials/contract-signature'
import { checkSharing } from '@did/credentials/shared-attributes'
import type { SentAttributes } from '@did/domain/attribute-key'
import { isChainTokenId, isOffChainTokenIdOf } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import type { AskedRequest } from '@did/domain/verification-request'
import { getAppConfig } from '../app-config.ts'
import { findTokenOwner } from '../registry.ts'
import { type AttributeValues, valuesOf } from './content.ts'
import { listVerifierKeys, type OpenVault } from './open-vault.ts'
import { openAttributes } from './sealed-attributes.ts'

type Pending = Extract<AskedRequest, { status: 'pending' }>

/** What was opened, led to its commitment, and was signed by `owner` for the text of `claimHash`. */
export type Received = {
  values: AttributeValues
  commitment: Hex
  owner: Address
  claimHash: Hex
  /** Seconds since 1970, as the owner's wallet signed it. */
  signedAt: number
}

/**
 * Opens what the owner has sealed to this verifier, once it is certain that the owner sent it: the wallet that an attestation would
 * name as the subject holds the claim's DID, and signed exactly these attributes for this verifier, this claim and this key. The
 * server's word counts for nothing. Throws `attributes-unsigned`, `attributes-signature-invalid`, `chain-unreachable`, or what
 * `openAttributes` throws.
 */
export async function receiveAttributes(
  vault: OpenVault,
  { attributes, ...request }: Pending & { attributes: SentAttributes },
  verifier: Address,
): Promise<Received> {
  const { signed } = attributes
  if (!signed) throw new AppError('attributes-unsigned', 'The owner has not signed these attributes')
  const { claim, claimId, requester, didTokenId } = request
  const { walletAddress: owner } = requester
  await assertHoldsDid(owner, didTokenId)
  const occasion = { owner, verifier, claim: { id: claimId, title: claim.title, claimHash: claim.claimHash } }
  const config = await getAppConfig()
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch })
  const isSigned = await checkSharing(
    attestationDomain(config),
    { sharing: { attributes, occasion, signed }, signature: signed.signature },
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

/** As the chain says; a DID that is not on the chain yet names its wallet itself. */
async function assertHoldsDid(owner: Address, tokenId: string): Promise<void> {
  if (!isChainTokenId(tokenId)) {
    if (!isOffChainTokenIdOf(tokenId, owner)) throw notFromOwner()
    return
  }
  const holder = await findHolder(tokenId)
  if (holder === null || !isSameAddress(holder, owner)) throw notFromOwner()
}

async function findHolder(tokenId: string): Promise<Address | null> {
  try {
    return await findTokenOwner(tokenId)
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The chain could not say who holds the DID', { cause })
  }
}

function notFromOwner(): AppError {
  return new AppError('attributes-signature-invalid', 'The wallet that holds the DID has not signed these attributes')
}
