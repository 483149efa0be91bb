import { buildAttributeKeyRequest, checkAttributeKey } from '@did/credentials/attestation/attribute-key'
import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { Recorded } from '@did/credentials/signature/ask-wallet'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import type { AttestationDomain } from '@did/domain/attestation/attestation'
import { attributeKeyCalls } from '@did/domain/calls/attribute-keys'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { type AttributeKey, latestEndOfKey } from '@did/domain/vault/attribute-key'
import { attributeKeyNumbers } from '@did/domain/vault/limits'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import type { Signer } from '../../account/account.ts'
import { listVerifierKeys, type OpenVault, saveContent, type VaultServer } from '../store/open-vault.ts'
import { createVerifierKey } from './sealed-attributes.ts'

/** `published` is the newest attribute key of the verifier that the server knows. */
type Maker = { userId: UserId; signer: Signer; published: AttributeKey | null; now: Date }

/**
 * Stores the private half in the vault before it publishes the public half with the wallet's
 * signature. Otherwise an owner could seal to a key whose private half was lost.
 */
export async function makeVerifierKey(
  server: VaultServer,
  vault: OpenVault,
  { userId, signer, published, now }: Maker,
): Promise<OpenVault> {
  const domain = attestationDomain(await getAppConfig())
  const lastNumber = await findPublishedNumber(published, { domain, signer })
  const createdAt = Math.floor(now.getTime() / 1000)
  const number = 1 + Math.max(lastNumber, ...listVerifierKeys(vault).map((key) => key.number))
  const terms = { createdAt, number, validUntil: latestEndOfKey(createdAt) }
  const key = await createVerifierKey(terms)
  const { publicKey } = key
  const message = { verifier: signer.address, publicKey, ...terms }
  const answer = await signer.signTypedData(buildAttributeKeyRequest({ domain, message }))
  const signature = normalizeWalletSignature(answer) ?? answer
  const kept = await saveContent(server, vault, { label: `verifier-key:${publicKey}`, content: key })
  const body = { publicKey, ...terms, signature }
  await api(attributeKeyCalls.publishAttributeKey, { params: { id: userId }, body })
  return kept
}

/**
 * Returns the number after which the next key counts on. Returns 0 unless the published key is or
 * was signed by this wallet or the identity's own key. Owners may have noted a key that the
 * identity's own wallet signed before a move, or a key that a thief signed with a passkey that was
 * removed later. Owners never note a very high number, so the next key need not follow such a
 * number.
 */
async function findPublishedNumber(
  published: AttributeKey | null,
  { domain, signer }: { domain: AttestationDomain; signer: Signer },
): Promise<number> {
  if (published === null) return 0
  const { rpcUrl } = await getAppConfig()
  const reader = createChainReader({ rpcUrl, fetch })
  const { address: verifier, wallet } = signer
  const isSigned = async (controller: Address, recorded: Recorded | null) => {
    const isBy = await checkAttributeKey(domain, { verifier, controller, key: published }, (question) =>
      judgeContractSignature(reader, question, recorded),
    )
    if (isBy === 'unknown') throw new AppError('chain-unreachable', 'The chain could not judge the earlier key')
    return isBy
  }
  if (await isSigned(wallet, null)) return published.number
  const then: Recorded = { block: 'latest', time: published.createdAt, didRegistry: domain.verifyingContract }
  const wasSigned = (await isSigned(wallet, then)) || (await isSigned(verifier, then))
  return wasSigned ? Math.min(published.number, attributeKeyNumbers.mostNoted) : 0
}
