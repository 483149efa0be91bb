/**
 * The registry's events by which the control of an identity changes
 * (contracts/src/IIdentityControl.sol).
 */
export const controlEventKinds = [
  'control-changed',
  'identity-frozen',
  'identity-unfrozen',
  'recovery-started',
  'move-started',
  'unfreeze-requested',
  'change-cancelled',
  'guardians-set',
  'guardians-change-cancelled',
] as const
export type ControlEventKind = (typeof controlEventKinds)[number]

/**
 * The kinds of events of the registry. A constraint of the database repeats this list, and a test
 * compares the two.
 */
export const registryEventKinds = [
  'did-minted',
  'transferred',
  'claim-added',
  'claim-committed',
  'anchored',
  'verifier-accredited',
  'verifier-suspended',
  'attestation-revoked',
  ...controlEventKinds,
] as const
export type RegistryEventKind = (typeof registryEventKinds)[number]
