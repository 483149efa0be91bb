import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { Attributes } from './content.ts'
import { findContent, type OpenVault, saveContent, type VaultServer } from './open-vault.ts'

export type OwnClaim = Pick<Claim, 'id' | 'type' | 'title' | 'createdAt'>

/** Row ids begin anew on another installation: with the row's own time they name one thing for good. */
export function labelAttributes({ id, createdAt }: Pick<OwnClaim, 'id' | 'createdAt'>): string {
  return `attributes:${id}:${createdAt}`
}

/** Of attributes that a verifier was sent before there were others. */
export function labelCommitted(commitment: Hex): string {
  return `attributes:${commitment}`
}

export function labelHolder({ id, createdAt }: Pick<Did, 'id' | 'createdAt'>): string {
  return `holder:${id}:${createdAt}`
}

export async function findAttributes(vault: OpenVault, claim: OwnClaim): Promise<Attributes | null> {
  const content = await findContent(vault, labelAttributes(claim))
  return content?.kind === 'attributes' ? content : null
}

/** Of an earlier wording: the claim's own as they are now, not what a verifier was sent before there were others. */
export async function findAttributesOf(vault: OpenVault, id: ClaimId): Promise<Attributes | null> {
  for (const entry of vault.entries.values()) {
    if (entry.state !== 'read' || entry.content.kind !== 'attributes' || entry.content.claim.id !== id) continue
    const { content } = entry
    if ((await findContent(vault, labelCommitted(content.commitment))) !== content) return content
  }
  return null
}

/**
 * Notes that a verifier has them: from now on another version stands beside this one. Refused where they are others by now, which must
 * not be lost to these.
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
