// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @title Checks a proof of one fact about somebody's attested attributes
/// @notice The signals are those of the one-clause circuit, in this order: nullifier, commitment, context, today, tag, mode and eight
/// operands (docs/set-up.md). A contract that relies on a fact makes all of them itself but the nullifier: it looks the commitment up in an
/// attestation it trusts, makes the context one that is used here alone, today the block's day, and keeps each nullifier it has seen.
interface IFactVerifier {
    // ── Errors ────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice `signal` at `place` is not below the field's order: it would be another spelling of one that is.
    error FactVerifierSignalTooLarge(uint256 place, uint256 signal);

    /// @notice The points are none, or do not prove these signals.
    error FactVerifierProofInvalid();

    // ── Functions ─────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice Returns when the proof holds and reverts when it does not; there is no answer to forget to look at.
    /// @param b as the chain's own pairing takes it: of each coordinate the imaginary part first.
    function requireProof(
        uint256[2] calldata a,
        uint256[2][2] calldata b,
        uint256[2] calldata c,
        uint256[14] calldata signals
    ) external view;
}
