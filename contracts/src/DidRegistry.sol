// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {AccountSignature} from "./AccountSignature.sol";
import {IDidRegistry} from "./IDidRegistry.sol";
import {IERC5192} from "./IERC5192.sol";
import {IIdentityControl} from "./IIdentityControl.sol";
import {IdentityControl} from "./IdentityControl.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

/// @title DidRegistry
/// @dev Administrators have DEFAULT_ADMIN_ROLE and may grant both roles to other wallets. So the
/// registry keeps its address even when every administrator gets a new key.
contract DidRegistry is ERC721, AccessControl, IdentityControl, IERC5192, IDidRegistry {
    using Checkpoints for Checkpoints.Trace160;

    struct Standing {
        bool accredited;
        uint64 since; // when the accreditation began; a suspension keeps the time of the accreditation that it ends
        string name;
        string domain;
    }

    /// @notice The role that may anchor digests.
    bytes32 public constant SERVICE_ROLE = keccak256("SERVICE_ROLE");

    bytes32 private constant MINT_TYPEHASH = keccak256("MintDid(address identity,uint256 nonce,uint64 deadline)");
    bytes32 private constant COMMIT_TYPEHASH =
        keccak256("CommitClaim(uint256 didTokenId,bytes32 commitment,uint256 nonce,uint64 deadline)");
    bytes32 private constant CLAIM_REVOCATION_TYPEHASH =
        keccak256("ClaimRevocation(bytes32 attestation,bytes32 reason)");

    uint256 private constant MAX_ANCHORS = 256;

    // Token ids start at 1, so that the first mint does not pay for a fresh storage slot.
    uint256 private _nextTokenId = 1;
    uint256 private _administratorCount;
    // All published claims share this storage slot. A slot for each claim would cost its owner
    // 17,100 gas more, and the events already contain the claims.
    bytes32 private _publishedClaimsHash = keccak256("DidRegistry.publishedClaims");

    mapping(address verifier => Standing[]) private _standings;
    // Maps a time to 1 + the index of the standing that began then, or to 0 if none began then.
    mapping(address verifier => Checkpoints.Trace160) private _standingByTime;
    // The moment from which a suspension counts, by the time at which the accreditation began. That
    // time stays the same when the verifier gets a new name.
    mapping(address verifier => mapping(uint64 since => uint64)) private _suspendedFrom;
    mapping(address verifier => mapping(bytes32 digest => uint64)) private _revokedAt;

    constructor(address[] memory administrators, address service)
        ERC721("DID Verification", "DID")
        EIP712("DID Verification", "1")
    {
        if (administrators.length == 0) revert DidRegistryNoAdministrator();
        for (uint256 i = 0; i < administrators.length; ++i) {
            _grantRole(DEFAULT_ADMIN_ROLE, administrators[i]);
        }
        _grantRole(SERVICE_ROLE, service);
    }

    /// @inheritdoc IDidRegistry
    function mintDID() external returns (uint256 tokenId) {
        _requireCaller(_requireActive(msg.sender));
        return _mintDid(msg.sender);
    }

    /// @inheritdoc IDidRegistry
    function mintDIDFor(address identity, Consent calldata consent) external returns (uint256 tokenId) {
        _requireConsent(_requireActive(identity), abi.encode(MINT_TYPEHASH, identity), consent);
        return _mintDid(identity);
    }

    /// @inheritdoc IDidRegistry
    function addClaim(
        uint256 didTokenId,
        string calldata claimType,
        string calldata title,
        string calldata description,
        string calldata issuer,
        bool isVerified
    ) external {
        _requireController(didTokenId);
        _requireNotEmpty("claimType", claimType);
        _requireNotEmpty("title", title);
        _requireLength("claimType", claimType, 128);
        _requireLength("title", title, 800);
        _requireLength("description", description, 8_000);
        _requireLength("issuer", issuer, 800);

        bytes32 textHash = keccak256(abi.encode(claimType, title, description, issuer));
        _publishedClaimsHash = keccak256(abi.encode(_publishedClaimsHash, didTokenId, textHash));

        isVerified; // ignored, because an owner's word about itself is not a verification
        emit ClaimAdded(didTokenId, textHash, claimType, title, description, issuer, false);
    }

    /// @inheritdoc IDidRegistry
    function commitClaim(uint256 didTokenId, bytes32 commitment) external {
        _requireController(didTokenId);
        _commit(didTokenId, commitment);
    }

    /// @inheritdoc IDidRegistry
    function commitClaimFor(uint256 didTokenId, bytes32 commitment, Consent calldata consent) external {
        address controller = _requireActive(ownerOf(didTokenId));
        _requireConsent(controller, abi.encode(COMMIT_TYPEHASH, didTokenId, commitment), consent);
        _commit(didTokenId, commitment);
    }

    /// @inheritdoc IDidRegistry
    function anchor(bytes32[] calldata digests) external onlyRole(SERVICE_ROLE) {
        if (digests.length == 0 || digests.length > MAX_ANCHORS) {
            revert DidRegistryBatchSize(digests.length, MAX_ANCHORS);
        }

        for (uint256 i = 0; i < digests.length; ++i) {
            if (digests[i] == bytes32(0)) revert DidRegistryEmptyDigest();
            emit Anchored(digests[i]);
        }
    }

    /// @inheritdoc IDidRegistry
    function accredit(address verifier, string calldata name_, string calldata domain)
        external
        onlyRole(DEFAULT_ADMIN_ROLE)
    {
        if (verifier == address(0)) revert DidRegistryZeroAddress();
        _requireNotEmpty("name", name_);
        _requireLength("name", name_, 400);
        _requireLength("domain", domain, 253);
        Standing memory current = _standingAt(verifier, uint64(block.timestamp));
        if (current.accredited && _equal(current.name, name_) && _equal(current.domain, domain)) {
            revert DidRegistryAlreadyAccredited(verifier);
        }

        uint64 since = current.accredited ? current.since : uint64(block.timestamp);
        // If an earlier accreditation ended in this second, its end must not end the new one.
        if (!current.accredited) delete _suspendedFrom[verifier][since];
        _setStanding(verifier, Standing({accredited: true, since: since, name: name_, domain: domain}));
        emit VerifierAccredited(verifier, msg.sender, name_, domain);
    }

    /// @inheritdoc IDidRegistry
    function suspend(address verifier, string calldata reason) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (!_standingAt(verifier, uint64(block.timestamp)).accredited) revert DidRegistryNotAccredited(verifier);
        _suspend(verifier, uint64(block.timestamp), reason);
    }

    /// @inheritdoc IDidRegistry
    function suspendAsOf(address verifier, uint64 asOf, string calldata reason) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _suspend(verifier, asOf, reason);
    }

    /// @inheritdoc IDidRegistry
    function revoke(address verifier, bytes32 digest, bytes32 reason, bytes calldata signature) external {
        if (digest == bytes32(0)) revert DidRegistryEmptyDigest();
        uint64 since = _revokedAt[verifier][digest];
        if (since != 0) revert DidRegistryAlreadyRevoked(verifier, digest, since);
        bytes32 signed = _hashTypedDataV4(keccak256(abi.encode(CLAIM_REVOCATION_TYPEHASH, digest, reason)));
        if (!AccountSignature.isValid(verifier, signed, signature)) {
            revert DidRegistryInvalidSignature(verifier, digest);
        }

        _revokedAt[verifier][digest] = uint64(block.timestamp);
        emit AttestationRevoked(verifier, digest, reason);
    }

    /// @inheritdoc IDidRegistry
    function accreditationAt(address verifier, uint64 time)
        external
        view
        returns (bool accredited, string memory name_, string memory domain, uint64 since)
    {
        Standing memory standing = _standingAt(verifier, time);
        uint64 suspendedFrom = _suspendedFrom[verifier][standing.since];
        if (suspendedFrom == 0 || time < suspendedFrom) {
            return (standing.accredited, standing.name, standing.domain, standing.since);
        }
        return (false, standing.name, standing.domain, suspendedFrom);
    }

    /// @inheritdoc IDidRegistry
    function revokedAt(address verifier, bytes32 digest) external view returns (uint64) {
        return _revokedAt[verifier][digest];
    }

    /// @inheritdoc IDidRegistry
    function publishedClaimsHash() external view returns (bytes32) {
        return _publishedClaimsHash;
    }

    /// @inheritdoc IDidRegistry
    function totalSupply() external view returns (uint256) {
        return _nextTokenId - 1;
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        _requireOwned(tokenId);
        return true;
    }

    /// @dev Reverts for every token, because nobody can transfer a DID.
    function approve(address, uint256 tokenId) public override {
        _requireOwned(tokenId);
        revert DidRegistryLocked(tokenId);
    }

    /// @dev Reverts for every caller, because nobody can transfer a DID.
    function setApprovalForAll(address, bool) public override {
        revert DidRegistryNoOperators(msg.sender);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, AccessControl) returns (bool) {
        return interfaceId == type(IERC5192).interfaceId || interfaceId == type(IDidRegistry).interfaceId
            || interfaceId == type(IIdentityControl).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @dev OpenZeppelin calls this for every mint, transfer and burn. Only a mint succeeds.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        if (_ownerOf(tokenId) != address(0)) revert DidRegistryLocked(tokenId);
        return super._update(to, tokenId, auth);
    }

    function _grantRole(bytes32 role, address account) internal override returns (bool granted) {
        if (account == address(0)) revert DidRegistryZeroAddress();
        granted = super._grantRole(role, account);
        if (granted && role == DEFAULT_ADMIN_ROLE) ++_administratorCount;
    }

    /// @dev Reverts for the last administrator, because nobody could ever accredit or suspend a
    /// verifier again.
    function _revokeRole(bytes32 role, address account) internal override returns (bool revoked) {
        revoked = super._revokeRole(role, account);
        if (!revoked || role != DEFAULT_ADMIN_ROLE) return revoked;
        if (--_administratorCount == 0) revert DidRegistryNoAdministrator();
    }

    function _mintDid(address identity) private returns (uint256 tokenId) {
        tokenId = _nextTokenId++;
        // The mint does not call ERC-721's receiver hook. The identity itself asks for its DID, and
        // a contract wallet may own a DID even if it lacks the hook.
        _mint(identity, tokenId);
        emit Locked(tokenId);
        emit DidMinted(identity, tokenId);
    }

    function _commit(uint256 didTokenId, bytes32 commitment) private {
        if (commitment == bytes32(0)) revert DidRegistryEmptyCommitment(didTokenId);
        emit ClaimCommitted(didTokenId, commitment);
    }

    /// @dev Ends the verifier's accreditation, or makes its last suspension count from an earlier
    /// moment.
    function _suspend(address verifier, uint64 asOf, string calldata reason) private {
        _requireLength("reason", reason, 2_000);
        Standing memory current = _standingAt(verifier, uint64(block.timestamp));
        if (current.since == 0) revert DidRegistryNotAccredited(verifier);
        uint64 latest = current.accredited ? uint64(block.timestamp) : _suspendedFrom[verifier][current.since] - 1;
        if (asOf < current.since || asOf > latest) {
            revert DidRegistryNotInPeriod(verifier, asOf, current.since, latest);
        }

        _suspendedFrom[verifier][current.since] = asOf;
        if (current.accredited) {
            current.accredited = false;
            _setStanding(verifier, current);
        }
        emit VerifierSuspended(verifier, msg.sender, asOf, reason);
    }

    function _setStanding(address verifier, Standing memory standing) private {
        _standings[verifier].push(standing);
        _standingByTime[verifier].push(uint96(block.timestamp), uint160(_standings[verifier].length));
    }

    function _standingAt(address verifier, uint64 time) private view returns (Standing memory standing) {
        uint256 position = _standingByTime[verifier].upperLookupRecent(time);
        if (position != 0) standing = _standings[verifier][position - 1];
    }

    function _requireController(uint256 didTokenId) private view {
        if (_requireActive(ownerOf(didTokenId)) != msg.sender) revert DidRegistryNotController(didTokenId, msg.sender);
    }

    function _requireNotEmpty(string memory field, string calldata text) private pure {
        if (bytes(text).length == 0) revert DidRegistryTextEmpty(field);
    }

    function _requireLength(string memory field, string calldata text, uint256 limit) private pure {
        if (bytes(text).length > limit) revert DidRegistryTextTooLong(field, bytes(text).length, limit);
    }

    function _equal(string memory a, string calldata b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}
