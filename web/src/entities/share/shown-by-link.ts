import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'

/** A claim in a link, with the fields that the link opens. */
export type LinkedClaim<Part = Claim> = { claim: Part; fields: readonly string[] }
/**
 * What a link shows about all of its claims. `holderName` is null if the link shows no name or
 * several names. `claim` is undefined if the claims have several verifiers.
 */
export type ShownByLink = { holderName?: string | null; claim?: Pick<Claim, 'verifiedBy' | 'standing'> | undefined }

type Read = Pick<Claim, 'holderName' | 'verifiedBy' | 'standing'>

/** Finds the name and the verifier that all claims of a link have in common. */
export function findShownByLink(linked: readonly LinkedClaim<Read>[]): ShownByLink {
  const names = new Set(linked.map(({ claim, fields }) => fields.includes(holderNameField.field) && claim.holderName))
  const verifiers = new Set(linked.map(({ claim }) => claim.standing === 'current' && claim.verifiedBy?.walletAddress))
  const [name] = names
  return {
    holderName: names.size === 1 ? name || null : null,
    claim: verifiers.size === 1 ? linked[0]?.claim : undefined,
  }
}
