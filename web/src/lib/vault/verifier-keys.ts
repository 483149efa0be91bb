import { attestationDomain } from '@did/credentials/attestation-domain'
import { buildAttributeKeyRequest, checkAttributeKey } from '@did/credentials/attribute-key'
import { createChainReader } from '@did/credentials/chain-reader'
import { judgeContractSignature } from '@did/credentials/contract-signature'
import { normalizeWalletSignature } from '@did/credentials/signature'
import type { AttestationDomain } from '@did/domain/attestation'
import { type AttributeKey, latestEndOfKey } from '@did/domain/attribute-key'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { attributeKeyRoutes } from '@did/domain/routes/attribute-keys'
import type { Signer } from '../account.ts'
import { api } from '../api.ts'
import { getAppConfig } from '../app-config.ts'
import { listVerifierKeys, type OpenVault, saveContent, type VaultServer } from './open-vault.ts'
import { createVerifierKey } from './sealed-attributes.ts'

/** `published`: what the server says is the verifier's newest key. */
type Maker = { userId: UserId; signer: Signer; published: AttributeKey | null; now: Date }

/**
 * Makes the verifier's next key, keeps its private half in the vault beside the earlier ones, and publishes the other half with the
 * wallet's signature. The private half is kept before the key is published: nobody seals to a key that nobody has.
 */
export async function makeVerifierKey(
  server: VaultServer,
  vault: OpenVault,
  { userId, signer, published, now }: Maker,
): Promise<OpenVault> {
  const domain = attestationDomain(await getAppConfig())
  const lastNumber = await findPublishedNumber(published, { domain, verifier: signer.address })
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
  await api(attributeKeyRoutes.publishAttributeKey, { params: { id: userId }, body })
  return kept
}

/** The number of the key that this wallet has published; 0 where the wallet has not signed what the server shows. */
async function findPublishedNumber(
  published: AttributeKey | null,
  { domain, verifier }: { domain: AttestationDomain; verifier: Address },
): Promise<number> {
  if (published === null) return 0
  const { rpcUrl } = await getAppConfig()
  const reader = createChainReader({ rpcUrl, fetch })
  const isOwn = await checkAttributeKey(domain, verifier, published, (question) =>
    judgeContractSignature(reader, question),
  )
  if (isOwn === 'unknown') throw new AppError('chain-unreachable', 'The chain could not judge the earlier key')
  return isOwn ? published.number : 0
}
