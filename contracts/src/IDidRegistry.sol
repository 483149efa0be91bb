// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "./IIdentityControl.sol";

/// @title The register of DIDs, of their claims' fingerprints and of the accredited verifiers
/// @notice A DID is a soulbound token of the identity that minted it. {IIdentityControl} says who
/// acts for an identity. A claim's text reaches the chain only when it is published with {addClaim}.
/// @dev Every length is in bytes of UTF-8: at least three for each character that the product
/// allows, and one in a domain. Times are the block's, in seconds; 0 means "never".
interface IDidRegistry {
    // ── Events ──────────────────────────────────────────────────────────────────────────────────

    /// @notice `owner` minted the DID `tokenId`.
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

    /// @notice `digest` existed in this block. The first event of a digest is the one that counts.
    event Anchored(bytes32 indexed digest);

    /// @notice `administrator` accredited `verifier`, or changed an accredited one's name or domain.
    event VerifierAccredited(address indexed verifier, address indexed administrator, string name, string domain);

    /// @notice `administrator` ended the accreditation of `verifier`. What the verifier signed counts
    /// as suspended from `asOf` on. A later event of the same suspension has an earlier `asOf`.
    event VerifierSuspended(address indexed verifier, address indexed administrator, uint64 asOf, string reason);

    /// @notice `verifier` revoked the attestation with EIP-712 digest `digest`.
    event AttestationRevoked(address indexed verifier, bytes32 indexed digest, bytes32 reason);

    // ── Errors ──────────────────────────────────────────────────────────────────────────────────

    /// @notice A DID stays with the identity that minted it.
    error DidRegistryLocked(uint256 tokenId);

    /// @notice DIDs cannot be transferred, so nobody can be approved to transfer one.
    error DidRegistryNoOperators(address owner);

    /// @notice Only the controller of a DID's owner adds claims to the DID.
    error DidRegistryNotController(uint256 didTokenId, address caller);

    /// @notice A text that is required is empty.
    error DidRegistryTextEmpty(string field);

    /// @notice A text is longer than `limit` bytes.
    error DidRegistryTextTooLong(string field, uint256 length, uint256 limit);

    /// @notice A commitment of zero commits to nothing.
    error DidRegistryEmptyCommitment(uint256 didTokenId);

    /// @notice A batch holds from 1 to `limit` digests.
    error DidRegistryBatchSize(uint256 size, uint256 limit);

    /// @notice A digest of zero stands for no attestation.
    error DidRegistryEmptyDigest();

    /// @notice An address is zero where a wallet is needed.
    error DidRegistryZeroAddress();

    /// @notice The register always needs at least one administrator.
    error DidRegistryNoAdministrator();

    /// @notice The verifier is already accredited under this name and domain.
    error DidRegistryAlreadyAccredited(address verifier);

    /// @notice The verifier is not accredited, so there is nothing to suspend.
    error DidRegistryNotAccredited(address verifier);

    /// @notice The moment from which a suspension counts must lie within the last accreditation,
    /// which lasted from `from` to `until`.
    error DidRegistryNotInPeriod(address verifier, uint64 asOf, uint64 from, uint64 until);

    /// @notice The signature is not the verifier's signature of this revocation.
    error DidRegistryInvalidSignature(address verifier, bytes32 digest);

    /// @notice A revocation is final. The attestation has been revoked since `revokedAt`.
    error DidRegistryAlreadyRevoked(address verifier, bytes32 digest, uint64 revokedAt);

    // ── Controllers of identities. A frozen identity does none of this. ─────────────────────────

    /// @notice Mints a DID to the caller, which must control itself. An identity may hold several.
    /// @return tokenId counted from 1
    function mintDID() external returns (uint256 tokenId);

    /// @notice Mints a DID to `identity`, with the consent of the identity's controller.
    /// @dev `MintDid(address identity,uint256 nonce,uint64 deadline)`
    function mintDIDFor(address identity, IIdentityControl.Consent calldata consent) external returns (uint256 tokenId);

    /// @notice Publishes a claim's text in an event, under a DID of an identity that the caller
    /// controls. The contract stores only the running hash of {publishedClaimsHash}.
    /// @param claimType 1 to 128 bytes
    /// @param title 1 to 800 bytes
    /// @param description up to 8,000 bytes
    /// @param issuer up to 800 bytes; the owner's own words, never proof of who attests the claim
    /// @param isVerified accepted and ignored: the event always says false
    function addClaim(
        uint256 didTokenId,
        string calldata claimType,
        string calldata title,
        string calldata description,
        string calldata issuer,
        bool isVerified
    ) external;

    /// @notice Commits a DID to a claim. The caller must control the DID's owner. Nothing readable
    /// reaches the chain, and nothing is stored.
    /// @param commitment keccak256(abi.encode(claimType, title, issuer, issueDate, details)), where
    /// `details` is a salted root, so that nobody can guess short texts from the commitment
    function commitClaim(uint256 didTokenId, bytes32 commitment) external;

    /// @notice Commits a DID to a claim, like {commitClaim}, with the consent of the controller.
    /// @dev `CommitClaim(uint256 didTokenId,bytes32 commitment,uint256 nonce,uint64 deadline)`
    function commitClaimFor(uint256 didTokenId, bytes32 commitment, IIdentityControl.Consent calldata consent) external;

    // ── The anchor service ──────────────────────────────────────────────────────────────────────

    /// @notice Records that up to 256 attestation digests existed in this block. Only the service
    /// may call this.
    /// @dev The contract stores nothing: the event is the record. Anchoring a digest again changes
    /// nothing, because its first event counts.
    function anchor(bytes32[] calldata digests) external;

    // ── Administrators ──────────────────────────────────────────────────────────────────────────

    /// @notice Accredits a verifier from this block on, or renames an accredited one.
    /// @param name 1 to 400 bytes
    /// @param domain up to 253 bytes, the longest a DNS name can be; empty if the organisation has
    /// none
    function accredit(address verifier, string calldata name, string calldata domain) external;

    /// @notice Ends a verifier's accreditation from this block on. Attestations from before still
    /// count as those of an accredited verifier.
    /// @param reason up to 2,000 bytes
    function suspend(address verifier, string calldata reason) external;

    /// @notice Ends a verifier's accreditation as of an earlier moment, for a stolen key: what counted
    /// as accredited from `asOf` on counts as suspended. A call after a suspension moves the moment
    /// from which the suspension counts to an earlier one, never to a later one.
    /// @param asOf from the beginning of the last accreditation on; not ahead of the chain
    function suspendAsOf(address verifier, uint64 asOf, string calldata reason) external;

    // ── Anyone ──────────────────────────────────────────────────────────────────────────────────

    /// @notice Submits a verifier's signed revocation of an attestation.
    /// @dev `signature` is over EIP-712 `ClaimRevocation(bytes32 attestation,bytes32 reason)` in
    /// the domain {name: 'DID Verification', version: '1', chainId, verifyingContract: this}: 65
    /// bytes with a low `s` by the account's own key, or else whatever its ERC-1271
    /// `isValidSignature` accepts.
    /// @param digest EIP-712 digest of the attestation
    /// @param reason for the event; zero if none is given
    function revoke(address verifier, bytes32 digest, bytes32 reason, bytes calldata signature) external;

    /// @notice A verifier's standing at a time. For a time ahead of the chain, this is the current
    /// standing. A suspension as of an earlier moment changes the answer for the time since then.
    /// @return accredited whether the verifier was accredited then
    /// @return name the accredited name at that time; a suspended verifier keeps its last name
    /// @return domain like `name`
    /// @return since when that standing began, which renaming does not restart; for a suspension,
    /// the moment from which it counts; 0 if the verifier had never been accredited by then
    function accreditationAt(address verifier, uint64 time)
        external
        view
        returns (bool accredited, string memory name, string memory domain, uint64 since);

    /// @notice When `verifier` revoked `digest`, or 0.
    function revokedAt(address verifier, bytes32 digest) external view returns (uint64);

    /// @notice A running hash over every {ClaimAdded}, in order. Somebody who replays the events
    /// can tell that none is missing.
    /// @dev It begins as keccak256("DidRegistry.publishedClaims"); each claim makes it
    /// keccak256(abi.encode(previous, didTokenId, textHash)).
    function publishedClaimsHash() external view returns (bytes32);

    /// @notice The number of DIDs. Their ids are 1 to this number, because none is ever burned.
    function totalSupply() external view returns (uint256);
}
