import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { Attributes } from '../store/content.ts'
import { findContent, type OpenVault, saveContent, type VaultServer } from '../store/open-vault.ts'

export type OwnClaim = Pick<Claim, 'id' | 'type' | 'title' | 'createdAt'>

/**
 * The label in the vault contains the time at which the claim was made, because another
 * installation may give the claim's id to another claim.
 */
export function labelAttributes({ id, createdAt }: Pick<OwnClaim, 'id' | 'createdAt'>): string {
  return `attributes:${id}:${createdAt}`
}

/** The label of attributes that a verifier received and that the owner changed later. */
export function labelCommitted(commitment: Hex): string {
  return `attributes:${commitment}`
}

export function labelHolderSecret({ id, createdAt }: Pick<Did, 'id' | 'createdAt'>): string {
  return `holder:${id}:${createdAt}`
}

export async function findAttributes(vault: OpenVault, claim: OwnClaim): Promise<Attributes | null> {
  const content = await findContent(vault, labelAttributes(claim))
  return content?.kind === 'attributes' ? content : null
}

/** Finds the claim's present attributes and not an older version that a verifier received. */
export async function findAttributesOf(vault: OpenVault, id: ClaimId): Promise<Attributes | null> {
  for (const entry of vault.entries.values()) {
    if (entry.state !== 'read' || entry.content.kind !== 'attributes' || entry.content.claim.id !== id) continue
    const { content } = entry
    if ((await findContent(vault, labelCommitted(content.commitment))) !== content) return content
  }
  return null
}

/**
 * Notes that a verifier has these attributes, so that a later change stores a second version.
 * Throws if the owner has changed the attributes meanwhile, because the note would undo the change.
 */
export async function markSent(
  server: VaultServer,
  vault: OpenVault,
  { claim, attributes }: { claim: OwnClaim; attributes: Attributes },
): Promise<OpenVault> {
  const current = await findAttributes(vault, claim)
  if (current?.commitment !== attributes.commitment)
    throw new AppError('precondition-failed', 'The attributes were changed in the meantime')
  return saveContent(server, vault, { label: labelAttributes(claim), content: { ...attributes, sent: true } })
}
