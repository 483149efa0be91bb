/**
 * The time at which the form of claims without fields ended, in Unix seconds. Only the chain's time
 * counts: an attestation of that form (`ClaimAttestation`) is old enough if its anchor is earlier.
 * See docs/decisions/0053-no-new-claim-without-a-holder.md.
 */
export const olderFormEnd = Date.UTC(2026, 10, 1) / 1000
