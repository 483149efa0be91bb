// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "./IIdentityControl.sol";

/// @title The register of DIDs, of the fingerprints of their claims, and of accredited verifiers
/// @notice A DID is a soulbound token of the identity that minted it. {IIdentityControl} says who
/// acts for an identity. A claim's text reaches the chain only when its owner publishes the text
/// with {addClaim}.
/// @dev Every limit for a text is in bytes of UTF-8. The product limits texts in characters, and
/// the contract allows at least three bytes for each of these characters, but one byte in a domain.
/// Times are the block's time in seconds, and 0 means "never".
interface IDidRegistry {
    // ── Events of the registry ──────────────────────────────────────────────────────────────────

    /// @notice The identity `owner` minted the DID `tokenId`.
    event DidMinted(address indexed owner, uint256 indexed tokenId);

    /// @notice The owner of a DID published a claim's text.
    /// @param textHash keccak256(abi.encode(claimType, title, description, issuer))
    /// @param isVerified always false: nobody verifies themselves.
    event ClaimAdded(
        uint256 indexed didTokenId,
        bytes32 indexed textHash,
        string claimType,
        string title,
        string description,
        string issuer,
        bool isVerified
    );

    /// @notice The owner of a DID committed to a claim without revealing it.
    event ClaimCommitted(uint256 indexed didTokenId, bytes32 commitment);

    /// @notice The attestation with this `digest` existed in this block. The first event of a
    /// digest counts.
    event Anchored(bytes32 indexed digest);

    /// @notice `administrator` accredited `verifier`, or changed the name or domain of an
    /// accredited one.
    event VerifierAccredited(address indexed verifier, address indexed administrator, string name, string domain);

    /// @notice `administrator` ended the accreditation of `verifier`. What the verifier signed from
    /// `asOf` on counts as signed by a suspended verifier. A later event of the same suspension has
    /// an earlier `asOf`.
    event VerifierSuspended(address indexed verifier, address indexed administrator, uint64 asOf, string reason);

    /// @notice `verifier` revoked the attestation whose EIP-712 digest is `digest`.
    event AttestationRevoked(address indexed verifier, bytes32 indexed digest, bytes32 reason);

    // ── Errors of the registry ──────────────────────────────────────────────────────────────────

    /// @notice Nobody can transfer a DID. It stays with the identity that minted it.
    error DidRegistryLocked(uint256 tokenId);

    /// @notice Nobody can transfer a DID, so nobody can be approved to transfer one, either.
    error DidRegistryNoOperators(address owner);

    /// @notice Only the controller of the identity that owns a DID may add claims to the DID.
    error DidRegistryNotController(uint256 didTokenId, address caller);

    /// @notice A text is empty although it is required.
    error DidRegistryTextEmpty(string field);

    /// @notice A text is longer than `limit` bytes.
    error DidRegistryTextTooLong(string field, uint256 length, uint256 limit);

    /// @notice The commitment is zero, so it commits to nothing.
    error DidRegistryEmptyCommitment(uint256 didTokenId);

    /// @notice A batch must have at least 1 and at most `limit` digests.
    error DidRegistryBatchSize(uint256 size, uint256 limit);

    /// @notice The digest is zero, so it belongs to no attestation.
    error DidRegistryEmptyDigest();

    /// @notice The address is zero, where a wallet is needed.
    error DidRegistryZeroAddress();

    /// @notice The register always needs at least one administrator.
    error DidRegistryNoAdministrator();

    /// @notice The verifier is already accredited with this name and this domain.
    error DidRegistryAlreadyAccredited(address verifier);

    /// @notice The verifier is not accredited, so there is nothing to suspend.
    error DidRegistryNotAccredited(address verifier);

    /// @notice The moment from which a suspension counts must be in the last accreditation, which
    /// lasted from `from` to `until`.
    error DidRegistryNotInPeriod(address verifier, uint64 asOf, uint64 from, uint64 until);

    /// @notice The verifier did not make this signature for this revocation.
    error DidRegistryInvalidSignature(address verifier, bytes32 digest);

    /// @notice The attestation was already revoked at `revokedAt`. A revocation is final.
    error DidRegistryAlreadyRevoked(address verifier, bytes32 digest, uint64 revokedAt);

    // ── Functions for controllers of identities. They revert while the identity is frozen. ──────

    /// @notice Mints a DID to the caller, which must act for itself. An identity may own several
    /// DIDs.
    /// @return tokenId the number of the new DID; numbers begin at 1
    function mintDID() external returns (uint256 tokenId);

    /// @notice Mints a DID to `identity`, with the consent of the identity's controller.
    /// @dev The controller signs `MintDid(address identity,uint256 nonce,uint64 deadline)`.
    function mintDIDFor(address identity, IIdentityControl.Consent calldata consent) external returns (uint256 tokenId);

    /// @notice Publishes a claim's text in an event, under a DID. The caller must control the
    /// identity that owns the DID. The contract stores only the running hash of
    /// {publishedClaimsHash}.
    /// @param claimType 1 to 128 bytes
    /// @param title 1 to 800 bytes
    /// @param description up to 8,000 bytes
    /// @param issuer up to 800 bytes; the owner's own words, which never prove who attests the
    /// claim
    /// @param isVerified accepted and ignored: the event always says false
    function addClaim(
        uint256 didTokenId,
        string calldata claimType,
        string calldata title,
        string calldata description,
        string calldata issuer,
        bool isVerified
    ) external;

    /// @notice Commits a DID to a claim. The caller must control the identity that owns the DID. No
    /// readable text reaches the chain, and the contract stores nothing.
    /// @param commitment keccak256(abi.encode(claimType, title, issuer, issueDate, details)), where
    /// `details` is a salted root, so that nobody can guess short texts from the commitment
    function commitClaim(uint256 didTokenId, bytes32 commitment) external;

    /// @notice Commits a DID to a claim, like {commitClaim}, with the consent of the controller of
    /// the identity that owns the DID.
    /// @dev The controller signs `CommitClaim(uint256 didTokenId,bytes32 commitment,uint256
    /// nonce,uint64 deadline)`.
    function commitClaimFor(uint256 didTokenId, bytes32 commitment, IIdentityControl.Consent calldata consent) external;

    // ── Function that only the anchor service may call ──────────────────────────────────────────

    /// @notice Records that up to 256 digests of attestations existed in this block. Only the
    /// anchor service may call this function.
    /// @dev The contract stores nothing, because the event is the record. Anchoring a digest again
    /// changes nothing, because the first event of a digest counts.
    function anchor(bytes32[] calldata digests) external;

    // ── Functions that only administrators may call ─────────────────────────────────────────────

    /// @notice Accredits a verifier from this block on, or changes the name and domain of a
    /// verifier that is already accredited.
    /// @param name 1 to 400 bytes
    /// @param domain up to 253 bytes, the longest a DNS name can be; empty if the organisation has
    /// no domain
    function accredit(address verifier, string calldata name, string calldata domain) external;

    /// @notice Ends a verifier's accreditation from this block on. For earlier attestations, the
    /// verifier still counts as accredited.
    /// @param reason up to 2,000 bytes
    function suspend(address verifier, string calldata reason) external;

    /// @notice Ends a verifier's accreditation as of an earlier moment, because somebody stole the
    /// verifier's key. Attestations from `asOf` on then count as those of a suspended verifier.
    /// After a suspension, a call can move the moment from which the suspension counts to an
    /// earlier moment, but never to a later one.
    /// @param asOf not before the beginning of the last accreditation, and not ahead of the chain
    function suspendAsOf(address verifier, uint64 asOf, string calldata reason) external;

    // ── Functions that anybody may call ─────────────────────────────────────────────────────────

    /// @notice Brings a verifier's signed revocation of an attestation to the chain.
    /// @dev The verifier signs `ClaimRevocation(bytes32 attestation,bytes32 reason)` of EIP-712 in
    /// the domain {name: 'DID Verification', version: '1', chainId, verifyingContract: this}.
    /// `signature` is 65 bytes with a low `s` by the verifier's own key, or else any bytes that the
    /// verifier's ERC-1271 function `isValidSignature` accepts.
    /// @param digest EIP-712 digest of the attestation
    /// @param reason the reason that the event names; zero if the verifier gives no reason
    function revoke(address verifier, bytes32 digest, bytes32 reason, bytes calldata signature) external;

    /// @notice A verifier's standing at a time. For a time ahead of the chain, this is the present
    /// standing. A suspension as of an earlier moment changes the answer for the time since then.
    /// @return accredited whether the verifier was accredited at that time
    /// @return name the accredited name at that time; a suspended verifier keeps its last name
    /// @return domain the accredited domain at that time; a suspended verifier keeps its last
    /// domain
    /// @return since when that standing began: renaming does not restart it, and a suspension
    /// begins at the moment from which it counts; 0 if the verifier had never been accredited by
    /// that time
    function accreditationAt(address verifier, uint64 time)
        external
        view
        returns (bool accredited, string memory name, string memory domain, uint64 since);

    /// @notice When `verifier` revoked `digest`, or 0.
    function revokedAt(address verifier, bytes32 digest) external view returns (uint64);

    /// @notice A running hash over every {ClaimAdded}, in order. If somebody replays the events and
    /// gets the same hash, no event is missing.
    /// @dev It begins as keccak256("DidRegistry.publishedClaims"). Each claim turns it into
    /// keccak256(abi.encode(previous, didTokenId, textHash)).
    function publishedClaimsHash() external view returns (bytes32);

    /// @notice The number of DIDs. Their ids go from 1 to this number, because nobody can burn a
    /// DID.
    function totalSupply() external view returns (uint256);
}
