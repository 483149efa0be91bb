import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import { commitAttributes, holderKey } from '@did/proofs/attributes/commitment'
import { randomField } from '@did/proofs/attributes/field-element'
import { noExpiry, openSlots, schemaKey } from '@did/proofs/attributes/slots'
import { randomBytes } from '../../../lib/bytes.ts'
import type { Attributes, AttributeValues } from '../store/content.ts'
import { findContent, type OpenVault, saveContent, type VaultServer } from '../store/open-vault.ts'
import { toAttributes } from './attribute-fields.ts'
import {
  findAttributes,
  labelAttributes,
  labelCommitted,
  labelHolderSecret,
  type OwnClaim,
} from './claim-attributes.ts'

type OwnDid = Pick<Did, 'id' | 'createdAt'>

/**
 * Stores the values with fresh salts and with a new commitment under the DID's holder secret, which
 * the first commitment of a DID makes. A version that a verifier received stays in the vault,
 * because the verifier may have attested it.
 */
export async function saveAttributes(
  server: VaultServer,
  vault: OpenVault,
  { claim, did, values }: { claim: OwnClaim; did: OwnDid; values: AttributeValues },
): Promise<OpenVault> {
  const before = await findAttributes(vault, claim)
  const kept = before?.sent ? await keepSent(server, vault, before) : vault
  const { vault: withSecret, secret } = await ensureHolderSecret(server, kept, did)
  const slots = openSlots(toAttributes(values), randomBytes)
  const terms = { holder: holderKey(secret), schema: schemaKey(claim.type), expiry: noExpiry }
  const { id, type, title } = claim
  const content: Attributes = {
    kind: 'attributes',
    claim: { id, type, title },
    slots: [...slots],
    ...terms,
    commitment: commitAttributes(slots, terms),
    sent: false,
  }
  return saveContent(server, withSecret, { label: labelAttributes(claim), content })
}

function keepSent(server: VaultServer, vault: OpenVault, attributes: Attributes): Promise<OpenVault> {
  return saveContent(server, vault, { label: labelCommitted(attributes.commitment), content: attributes })
}

async function ensureHolderSecret(
  server: VaultServer,
  vault: OpenVault,
  did: OwnDid,
): Promise<{ vault: OpenVault; secret: Hex }> {
  const label = labelHolderSecret(did)
  const known = await findContent(vault, label)
  if (known?.kind === 'holder') return { vault, secret: known.secret }
  const secret = randomField(randomBytes)
  const content = { kind: 'holder', didId: did.id, secret } as const
  return { vault: await saveContent(server, vault, { label, content }), secret }
}
