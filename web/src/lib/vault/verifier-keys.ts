import { attestationDomain } from '@did/credentials/attestation-domain'
import { buildAttributeKeyRequest, checkAttributeKey } from '@did/credentials/attribute-key'
import { createChainReader } from '@did/credentials/chain-reader'
import { judgeContractSignature } from '@did/credentials/contract-signature'
import type { Fact } from '@did/credentials/fact'
import { normalizeWalletSignature } from '@did/credentials/signature'
import type { AttributeKey } from '@did/domain/attribute-key'
import type { UserId } from '@did/domain/ids'
import { attributeKeyRoutes } from '@did/domain/routes/attribute-keys'
import type { Verifier } from '@did/domain/user'
import type { Signer } from '../account.ts'
import { api } from '../api.ts'
import { getAppConfig } from '../app-config.ts'
import { type OpenVault, saveContent, type VaultServer } from './open-vault.ts'
import { createVerifierKey } from './sealed-attributes.ts'

const chainTimeoutMs = 5000

/**
 * Makes a key, keeps its private half in the vault, and publishes the other with the wallet's signature. It is kept before it is
 * published: nobody seals to a key that nobody has.
 */
export async function makeVerifierKey(
  server: VaultServer,
  vault: OpenVault,
  { userId, signer }: { userId: UserId; signer: Signer },
): Promise<OpenVault> {
  const config = await getAppConfig()
  const key = await createVerifierKey(Math.floor(Date.now() / 1000))
  const { publicKey, createdAt } = key
  const message = { verifier: signer.address, publicKey, createdAt }
  const answer = await signer.signTypedData(buildAttributeKeyRequest({ domain: attestationDomain(config), message }))
  const signature = normalizeWalletSignature(answer) ?? answer
  const kept = await saveContent(server, vault, { label: `verifier-key:${publicKey}`, content: key })
  const body = { publicKey, createdAt, signature }
  await api(attributeKeyRoutes.publishAttributeKey, { params: { id: userId }, body })
  return kept
}

export type KeyOfVerifier =
  | { kind: 'none' }
  | { kind: 'bad' }
  | { kind: 'unknown' }
  | { kind: 'good'; key: AttributeKey }

/** A verifier's key, if its own wallet signed it: recovered here, or judged by the chain. The server's word counts for nothing. */
export async function findKeyOf({ id, walletAddress }: Pick<Verifier, 'id' | 'walletAddress'>): Promise<KeyOfVerifier> {
  const [config, found] = await Promise.all([
    getAppConfig(),
    api(attributeKeyRoutes.getAttributeKey, { params: { id } }),
  ])
  const key = found?.key ?? null
  if (key === null) return { kind: 'none' }
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch, timeoutMs: chainTimeoutMs })
  const isSigned: Fact<boolean> = await checkAttributeKey(attestationDomain(config), walletAddress, key, (question) =>
    judgeContractSignature(reader, question),
  )
  if (isSigned === 'unknown') return { kind: 'unknown' }
  return isSigned ? { kind: 'good', key } : { kind: 'bad' }
}
