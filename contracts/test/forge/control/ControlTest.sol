// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {RegistryTest} from "../RegistryTest.sol";
import {TypedData} from "../TypedData.sol";

/// @dev The identity `owner` has three guardians, of whom any two decide, and `next` is a wallet
/// that may take over.
abstract contract ControlTest is RegistryTest, TypedData {
    uint256 internal constant OWNER_KEY = 3;
    uint256 internal constant NEXT_KEY = 0x77;
    uint64 internal constant DELAY = 3 days;

    address internal immutable next = vm.addr(NEXT_KEY);
    uint256[] internal guardianKeys;

    function setUp() public virtual override {
        super.setUp();
        guardianKeys = sortedKeys(0x91, 3);
    }

    // ── Functions that build consents ───────────────────────────────────────────────────────────

    /// @dev An account that makes the call itself needs no signature for its consent.
    function called() internal pure returns (IIdentityControl.Consent memory consent) {}

    /// @param action the encoded struct of the action, without the nonce and the deadline that come
    /// at its end
    function consentBy(uint256 key, bytes memory action) internal view returns (IIdentityControl.Consent memory) {
        uint64 deadline = uint64(block.timestamp) + 1 hours;
        return consentUntil(key, action, deadline);
    }

    function consentUntil(uint256 key, bytes memory action, uint64 deadline)
        internal
        view
        returns (IIdentityControl.Consent memory)
    {
        bytes32 structHash = keccak256(bytes.concat(action, abi.encode(registry.nonces(vm.addr(key)), deadline)));
        return IIdentityControl.Consent(deadline, sign(key, registryHash(structHash)));
    }

    function accept(uint256 key, address identity) internal view returns (IIdentityControl.Consent memory) {
        bytes32 type_ = keccak256("AcceptControl(address identity,address controller,uint256 nonce,uint64 deadline)");
        return consentBy(key, abi.encode(type_, identity, vm.addr(key)));
    }

    function registryHash(bytes32 structHash) internal view returns (bytes32) {
        return typedHash("DID Verification", address(registry), structHash);
    }

    // ── Functions for guardians and their votes ─────────────────────────────────────────────────

    function list() internal view returns (IIdentityControl.Guardians memory) {
        return listOf(guardianKeys, 2);
    }

    function nobody() internal pure returns (IIdentityControl.Guardians memory guardians) {}

    function listOf(uint256[] memory keys, uint8 threshold) internal pure returns (IIdentityControl.Guardians memory) {
        address[] memory who = new address[](keys.length);
        for (uint256 i = 0; i < keys.length; ++i) {
            who[i] = vm.addr(keys[i]);
        }
        return IIdentityControl.Guardians(who, threshold, DELAY, "salt");
    }

    function hashOf(IIdentityControl.Guardians memory guardians) internal pure returns (bytes32) {
        return keccak256(abi.encode(guardians));
    }

    function setGuardians() internal {
        bytes32 hash = hashOf(list());
        vm.prank(owner);
        registry.setGuardians(owner, hash, nobody(), called());
    }

    /// @dev The first `count` guardians sign, and the signatures of the others are empty.
    function votes(bytes32 structHash, uint256 count) internal view returns (bytes[] memory signatures) {
        signatures = new bytes[](guardianKeys.length);
        for (uint256 i = 0; i < count; ++i) {
            signatures[i] = sign(guardianKeys[i], registryHash(structHash));
        }
    }

    function recoveryHash(address identity, address controller, bytes memory key, uint256 round)
        internal
        pure
        returns (bytes32)
    {
        bytes32 type_ = keccak256("Recovery(address identity,address controller,bytes key,uint256 round)");
        return keccak256(abi.encode(type_, identity, controller, keccak256(key), round));
    }

    function decisionHash(address identity, string memory word, uint256 round) internal pure returns (bytes32) {
        bytes32 type_ = keccak256("GuardianDecision(address identity,string decision,uint256 round)");
        return keccak256(abi.encode(type_, identity, keccak256(bytes(word)), round));
    }

    function startRecovery(address controller, uint256 count) internal {
        bytes32 structHash = recoveryHash(owner, controller, "", registry.guardianRound(owner));
        registry.startRecovery(owner, controller, "", list(), votes(structHash, count));
    }

    function decide(IIdentityControl.Decision decision, uint256 count) internal {
        string memory word = decision == IIdentityControl.Decision.Freeze
            ? "freeze"
            : decision == IIdentityControl.Decision.Unfreeze ? "unfreeze" : "veto";
        bytes32 structHash = decisionHash(owner, word, registry.guardianRound(owner));
        registry.decide(owner, decision, list(), votes(structHash, count));
    }

    function finishRecovery() internal {
        vm.warp(block.timestamp + DELAY);
        vm.prank(next);
        registry.finishChange(owner, "", called());
    }

    // ── Functions that act as the owner, and functions that expect a state ──────────────────────

    function freeze() internal {
        vm.prank(owner);
        registry.freeze(owner, called());
    }

    function move(IIdentityControl.Guardians memory guardians) internal {
        move(guardians, accept(NEXT_KEY, owner));
    }

    function move(IIdentityControl.Guardians memory guardians, IIdentityControl.Consent memory accepted) internal {
        vm.prank(owner);
        registry.moveControl(owner, next, guardians, called(), accepted);
    }

    function assertController(address controller, uint64 since, bool byRecovery) internal view {
        (address who, uint64 from, bool recovered) = registry.controllerOf(owner);
        vm.assertEq(who, controller);
        vm.assertEq(from, since);
        vm.assertEq(recovered, byRecovery);
    }

    function assertPending(IIdentityControl.Change kind) internal view {
        vm.assertEq(uint256(registry.pendingChange(owner).kind), uint256(kind));
    }

    function expectRevert(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function expectRevert(bytes4 selector, address identity) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, identity));
    }

    function expectFrozen() internal {
        vm.expectRevert(
            abi.encodeWithSelector(IIdentityControl.IdentityControlFrozen.selector, owner, registry.frozenSince(owner))
        );
    }

    // Returns the keys from `first` to `first + count - 1`, in the order of their addresses.
    function sortedKeys(uint256 first, uint256 count) internal pure returns (uint256[] memory keys) {
        keys = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            keys[i] = first + i;
            for (uint256 j = i; j > 0 && vm.addr(keys[j]) < vm.addr(keys[j - 1]); --j) {
                (keys[j], keys[j - 1]) = (keys[j - 1], keys[j]);
            }
        }
    }
}
