// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IRegistry} from "./RegistryTest.sol";
import {RevocationSigner} from "./RevocationSigner.sol";

/// @dev The target of forge's random calls, by which any account tries any call of the registry,
/// allowed or not. The handler records all DIDs, claims and revocations itself, and the invariants
/// compare the registry with these records. It asks the registry only who has which role.
contract RegistryHandler is RevocationSigner {
    struct Sighting {
        address verifier;
        uint64 time;
        bool accredited;
        bytes32 names;
        uint64 since;
    }

    IRegistry private immutable registry;
    address[] public accounts;
    uint256[] private keys;

    address[] public minterOf; // token id - 1 => who minted it
    mapping(address => uint256) public mintCount;
    bytes32 public publishedClaimsHash = keccak256("DidRegistry.publishedClaims");
    uint256 public refusals;
    uint256 public trespasses; // calls that succeeded, but were not allowed
    Sighting[] private sightings;
    mapping(address => mapping(bytes32 => uint64)) public revokedAt;
    bytes32[] public digests;

    constructor(IRegistry registry_, uint256[] memory keys_) {
        registry = registry_;
        keys = keys_;
        for (uint256 i = 0; i < keys_.length; ++i) {
            accounts.push(vm.addr(keys_[i]));
        }
    }

    function sightingCount() external view returns (uint256) {
        return sightings.length;
    }

    function sighting(uint256 i) external view returns (Sighting memory) {
        return sightings[i];
    }

    function accountCount() external view returns (uint256) {
        return accounts.length;
    }

    function didCount() public view returns (uint256) {
        return minterOf.length;
    }

    function digestCount() external view returns (uint256) {
        return digests.length;
    }

    function mint(uint256 who) external {
        address account = pick(who);
        vm.prank(account);
        registry.mintDID();
        minterOf.push(account);
        ++mintCount[account];
    }

    function addClaim(uint256 who, uint256 which, string calldata title, bool isVerified) external {
        (address account, uint256 did) = (pick(who), pickDid(which));
        bool mayNot = !isMinter(account, did) || bytes(title).length == 0 || bytes(title).length > 800;
        vm.prank(account);
        try registry.addClaim(did, "kyc", title, "", "", isVerified) {
            if (mayNot) ++trespasses;
            bytes32 textHash = keccak256(abi.encode("kyc", title, "", ""));
            publishedClaimsHash = keccak256(abi.encode(publishedClaimsHash, did, textHash));
        } catch {
            ++refusals;
        }
    }

    function commitClaim(uint256 who, uint256 which, bytes32 commitment) external {
        (address account, uint256 did) = (pick(who), pickDid(which));
        vm.prank(account);
        try registry.commitClaim(did, commitment) {
            if (!isMinter(account, did)) ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function move(uint256 who, uint256 to, uint256 which) external {
        (address account, uint256 did) = (pick(who), pickDid(which));
        address holder = isMinted(did) ? minterOf[did - 1] : account;
        vm.prank(account);
        try registry.transferFrom(holder, pick(to), did) {
            ++trespasses;
        } catch {
            ++refusals;
        }
        vm.prank(account);
        try registry.approve(pick(to), did) {
            ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function anchor(uint256 who, bytes32 digest) external {
        bytes32[] memory batch = new bytes32[](1);
        batch[0] = digest;
        address account = pick(who);
        bool mayNot = !registry.hasRole(registry.SERVICE_ROLE(), account);
        vm.prank(account);
        try registry.anchor(batch) {
            if (mayNot) ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function accredit(uint256 who, uint256 whom, string calldata name, uint16 later) external {
        pass(later);
        address account = pick(who);
        bool mayNot = !isAdministrator(account);
        vm.prank(account);
        try registry.accredit(pick(whom), name, "example") {
            if (mayNot) ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function suspend(uint256 who, uint256 whom, uint16 later) external {
        pass(later);
        address account = pick(who);
        bool mayNot = !isAdministrator(account);
        vm.prank(account);
        try registry.suspend(pick(whom), "reason") {
            if (mayNot) ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function suspendAsOf(uint256 who, uint256 whom, uint16 ago) external {
        address account = pick(who);
        bool mayNot = !isAdministrator(account);
        vm.prank(account);
        try registry.suspendAsOf(pick(whom), uint64(block.timestamp - ago), "reason") {
            if (mayNot) ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function look(uint256 whom, uint64 ago) external {
        uint64 time = uint64(block.timestamp - 1 - bound(ago, 0, 100_000));
        (bool accredited, string memory name, string memory domain, uint64 since) =
            registry.accreditationAt(pick(whom), time);
        sightings.push(Sighting(pick(whom), time, accredited, keccak256(abi.encode(name, domain)), since));
    }

    function revoke(uint256 whose, uint256 signer, uint8 digestSeed, bytes32 reason) external {
        bytes32 digest = keccak256(abi.encode(digestSeed));
        address account = pick(whose);
        bool mayNot = account != pick(signer) || revokedAt[account][digest] != 0;
        bytes memory signature = sign(keys[signer % keys.length], signedHash(address(registry), digest, reason));
        try registry.revoke(account, digest, reason, signature) {
            if (mayNot) ++trespasses;
            revokedAt[account][digest] = uint64(block.timestamp);
            digests.push(digest);
        } catch {
            ++refusals;
        }
    }

    function handRole(uint256 who, uint256 whom, bool isService, bool isGrant) external {
        bytes32 role = isService ? registry.SERVICE_ROLE() : registry.DEFAULT_ADMIN_ROLE();
        address account = pick(who);
        bool mayNot = !isAdministrator(account);
        vm.prank(account);
        (bool done,) = address(registry)
            .call(
                abi.encodeWithSelector(
                    isGrant ? registry.grantRole.selector : registry.revokeRole.selector, role, pick(whom)
                )
            );
        if (!done) ++refusals;
        if (done && mayNot) ++trespasses;
    }

    function pass(uint16 duration) public {
        vm.warp(block.timestamp + duration);
    }

    function pick(uint256 seed) private view returns (address) {
        return accounts[seed % accounts.length];
    }

    /// @dev Returns the number of any DID, and sometimes a number that no DID has.
    function pickDid(uint256 seed) private view returns (uint256) {
        return seed % (didCount() + 2);
    }

    function isMinted(uint256 did) private view returns (bool) {
        return did > 0 && did <= didCount();
    }

    function isMinter(address account, uint256 did) private view returns (bool) {
        return isMinted(did) && minterOf[did - 1] == account;
    }

    function isAdministrator(address account) private view returns (bool) {
        return registry.hasRole(registry.DEFAULT_ADMIN_ROLE(), account);
    }
}
