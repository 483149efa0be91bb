import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
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

/** Notes that a verifier has them: from now on another version stands beside this one. */
export function markSent(
  server: VaultServer,
  vault: OpenVault,
  { claim, attributes }: { claim: OwnClaim; attributes: Attributes },
): Promise<OpenVault> {
  return saveContent(server, vault, { label: labelAttributes(claim), content: { ...attributes, sent: true } })
}
