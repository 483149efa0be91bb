import { checkAttributeKey } from '@did/credentials/attestation/attribute-key'
import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { Accreditation } from '@did/credentials/chain/registry-calls'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import { orUnknown } from '@did/credentials/verdict/fact'
import type { Verifier } from '@did/domain/account/user'
import type { AppConfig } from '@did/domain/app-config'
import { attributeKeyCalls } from '@did/domain/calls/attribute-keys'
import type { Address } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { timeNow } from '../../../lib/page/device-clock.ts'
import { findAccreditation, findControl } from '../../verifier/registry.ts'
import type { OpenVault } from '../store/open-vault.ts'
import { vaultServer } from '../store/vault-calls.ts'
import { changeVault } from '../store/vault-store.ts'
import type { Recipient, Refusal } from './recipient.ts'
import { findSeenKeys, isOlderThanSeen, noteSeenKey } from './seen-keys.ts'

const chainTimeoutMs = 5000

/**
 * Finds the recipient to whose published attribute key the page may seal attributes. If the page
 * must not seal anything to this key, returns the reason instead.
 */
export async function findRecipient(
  vault: OpenVault,
  { id, walletAddress }: Pick<Verifier, 'id' | 'walletAddress'>,
): Promise<Recipient> {
  const config = await getAppConfig()
  const [found, standing] = await Promise.all([
    api(attributeKeyCalls.getAttributeKey, { params: { id } }),
    orUnknown(findAccreditation(walletAddress)),
  ])
  const key = found?.key ?? null
  if (standing !== 'unknown' && isSuspended(standing)) return refuse('suspended')
  if (key === null) return refuse('none')
  const fault = await findFault(key, { config, vault, verifier: walletAddress })
  if (fault) return refuse(fault)
  if (standing === 'unknown') return refuse('unknown')
  if (!standing.isAccredited && config.verifierPolicy !== 'open') return refuse('not-accredited')
  await noteShown(key)
  if (standing.isAccredited) return { kind: 'reviewed', key, name: standing.name, domain: standing.domain }
  return { kind: 'unreviewed', key }
}

/**
 * Throws nothing if the note cannot be stored, because the page notes the verifier's key again
 * before it sends anything.
 */
async function noteShown(key: AttributeKey): Promise<void> {
  await changeVault((current) => noteSeenKey(vaultServer, current, key)).catch(() => {})
}

type Judging = { config: AppConfig; vault: OpenVault; verifier: Address }

/** The present controller of the verifier's identity must have signed the attribute key. */
async function findFault(key: AttributeKey, { config, vault, verifier }: Judging): Promise<Refusal | null> {
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch, timeoutMs: chainTimeoutMs })
  const control = await orUnknown(findControl(verifier))
  if (control === 'unknown') return 'unknown'
  // While the identity is frozen, a thief may have the key of the verifier's wallet and may have
  // signed this attribute key with it.
  if (control.frozenSince > 0) return 'frozen'
  const asked = { verifier, controller: control.controller, key }
  const isSigned = await checkAttributeKey(attestationDomain(config), asked, (question) =>
    judgeContractSignature(reader, question),
  )
  if (isSigned === 'unknown') return 'unknown'
  if (!isSigned) return 'bad'
  if (isOlderThanSeen(await findSeenKeys(vault), key)) return 'older'
  return key.validUntil * 1000 <= timeNow() ? 'ended' : null
}

function isSuspended({ isAccredited, since }: Accreditation): boolean {
  return !isAccredited && since > 0
}

function refuse(why: Refusal): Recipient {
  return { kind: 'refused', why }
}
