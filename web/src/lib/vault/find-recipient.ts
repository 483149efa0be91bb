import { attestationDomain } from '@did/credentials/attestation-domain'
import { checkAttributeKey } from '@did/credentials/attribute-key'
import { createChainReader } from '@did/credentials/chain-reader'
import { judgeContractSignature } from '@did/credentials/contract-signature'
import { orUnknown } from '@did/credentials/fact'
import type { Accreditation } from '@did/credentials/registry-calls'
import type { AppConfig } from '@did/domain/app-config'
import type { AttributeKey } from '@did/domain/attribute-key'
import type { Address } from '@did/domain/hex'
import { attributeKeyRoutes } from '@did/domain/routes/attribute-keys'
import type { Verifier } from '@did/domain/user'
import { api } from '../api.ts'
import { getAppConfig } from '../app-config.ts'
import { findAccreditation } from '../registry.ts'
import type { OpenVault } from './open-vault.ts'
import type { Recipient, Refusal } from './recipient.ts'
import { findSeenKeys, isOlderThanSeen, noteSeenKey } from './seen-keys.ts'
import { vaultServer } from './vault-calls.ts'
import { changeVault } from './vault-store.ts'

const chainTimeoutMs = 5000

/** Whom the verifier's key belongs to, or why nothing may be sealed to that key. */
export async function findRecipient(
  vault: OpenVault,
  { id, walletAddress }: Pick<Verifier, 'id' | 'walletAddress'>,
): Promise<Recipient> {
  const config = await getAppConfig()
  const [found, standing] = await Promise.all([
    api(attributeKeyRoutes.getAttributeKey, { params: { id } }),
    orUnknown(findAccreditation(walletAddress)),
  ])
  const key = found?.key ?? null
  if (standing !== 'unknown' && isSuspended(standing)) return refuse('suspended')
  if (key === null) return refuse('none')
  const fault = await findFault(key, { config, vault, wallet: walletAddress })
  if (fault) return refuse(fault)
  if (standing === 'unknown') return refuse('unknown')
  if (!standing.isAccredited && config.verifierPolicy !== 'open') return refuse('not-accredited')
  await noteShown(key)
  if (standing.isAccredited) return { kind: 'reviewed', key, name: standing.name, domain: standing.domain }
  return { kind: 'unreviewed', key }
}

/** A note that cannot be stored hides no recipient. The page tries again, and fails, before it sends anything. */
async function noteShown(key: AttributeKey): Promise<void> {
  await changeVault((current) => noteSeenKey(vaultServer, current, key)).catch(() => {})
}

type Judging = { config: AppConfig; vault: OpenVault; wallet: Address }

/** The signature is recovered here, or judged by the chain for a contract wallet. */
async function findFault(key: AttributeKey, { config, vault, wallet }: Judging): Promise<Refusal | null> {
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch, timeoutMs: chainTimeoutMs })
  const isSigned = await checkAttributeKey(attestationDomain(config), wallet, key, (question) =>
    judgeContractSignature(reader, question),
  )
  if (isSigned === 'unknown') return 'unknown'
  if (!isSigned) return 'bad'
  if (isOlderThanSeen(await findSeenKeys(vault), key)) return 'older'
  return key.validUntil * 1000 <= Date.now() ? 'ended' : null
}

function isSuspended({ isAccredited, since }: Accreditation): boolean {
  return !isAccredited && since > 0
}

function refuse(why: Refusal): Recipient {
  return { kind: 'refused', why }
}
