import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'

/** `fields` names the fields that the link opens. */
export type LinkedClaim<Part = Claim> = { claim: Part; fields: readonly string[] }
/**
 * `holderName` is null if the link shows no name or several names. `claim` is undefined if the
 * claims of the link have several verifiers.
 */
export type ShownByLink = { holderName?: string | null; claim?: Pick<Claim, 'verifiedBy' | 'standing'> | undefined }

type Read = Pick<Claim, 'holderName' | 'verifiedBy' | 'standing'>

export function findShownByLink(linked: readonly LinkedClaim<Read>[]): ShownByLink {
  const names = new Set(linked.map(({ claim, fields }) => fields.includes(holderNameField.field) && claim.holderName))
  const verifiers = new Set(linked.map(({ claim }) => claim.standing === 'current' && claim.verifiedBy?.walletAddress))
  const [name] = names
  return {
    holderName: names.size === 1 ? name || null : null,
    claim: verifiers.size === 1 ? linked[0]?.claim : undefined,
  }
}
