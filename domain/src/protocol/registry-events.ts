/** A constraint of the database repeats this list, and a test compares the two. */
export const registryEventKinds = [
  'did-minted',
  'transferred',
  'claim-added',
  'claim-committed',
  'anchored',
  'verifier-accredited',
  'verifier-suspended',
  'attestation-revoked',
] as const
export type RegistryEventKind = (typeof registryEventKinds)[number]
