/**
 * The time at which the form of claims without fields ended, in Unix seconds. An attestation of
 * that form (`ClaimAttestation`) needs no holder's name if the chain recorded it before this time.
 * Only the chain's time counts (docs/decisions/0053-no-new-claim-without-a-holder.md).
 */
export const olderFormEnd = Date.UTC(2026, 10, 1) / 1000
