/**
 * The limits of an invitation of a new device. `characters` and `offerCharacters` count the base64
 * of the sealed invitation and of the sealed offer.
 */
export const maximumKeyInvitation = {
  lifetimeMs: 10 * 60 * 1000,
  keptMs: 10 * 60 * 1000,
  perHourAndClient: 120,
  characters: 64_000,
  offerCharacters: 4_000,
}
