// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {IRegistry, RegistryTest} from "./RegistryTest.sol";
import {RevocationSigner} from "./RevocationSigner.sol";
import {OneSignatureWallet, RevertingWallet} from "./Wallets.sol";

contract RevocationTest is RegistryTest, RevocationSigner {
    uint256 private constant CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;
    bytes32 private constant DIGEST = keccak256("attestation");

    function testFuzz_anyone_can_submit_a_revocation_that_the_verifier_signed(
        address sender,
        bytes32 digest,
        bytes32 reason,
        uint256 key
    ) public {
        vm.assume(digest != bytes32(0));
        key = bound(key, 1, CURVE_ORDER - 1);
        vm.expectEmit(address(registry));
        emit IDidRegistry.AttestationRevoked(vm.addr(key), digest, reason);
        bytes memory signature = sign(key, signedHash(address(registry), digest, reason));
        vm.prank(sender);
        registry.revoke(vm.addr(key), digest, reason, signature);
        vm.assertEq(registry.revokedAt(vm.addr(key), digest), block.timestamp);
    }

    function testFuzz_a_revocation_counts_for_its_verifier_and_digest_only(address other, bytes32 otherDigest) public {
        revoke(DIGEST, "reason");
        if (other != verifier) vm.assertEq(registry.revokedAt(other, DIGEST), 0);
        if (otherDigest != DIGEST) vm.assertEq(registry.revokedAt(verifier, otherDigest), 0);
    }

    function test_a_revocation_is_final() public {
        revoke(DIGEST, "first");
        uint256 first = block.timestamp;
        vm.warp(first + 1 days);
        vm.expectRevert(
            abi.encodeWithSelector(IDidRegistry.DidRegistryAlreadyRevoked.selector, verifier, DIGEST, first)
        );
        revoke(DIGEST, "second");
        vm.assertEq(registry.revokedAt(verifier, DIGEST), first);
    }

    function test_the_registry_refuses_an_empty_digest() public {
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryEmptyDigest.selector));
        revoke(bytes32(0), "reason");
    }

    function testFuzz_the_registry_refuses_a_revocation_by_another_signer(uint256 key) public {
        key = bound(key, 1, CURVE_ORDER - 1);
        vm.assume(key != VERIFIER_KEY);
        assertRefused(verifier, sign(key, signedHash(address(registry), DIGEST, "reason")));
    }

    function testFuzz_the_registry_refuses_a_signature_over_another_revocation(bytes32 digest, bytes32 reason) public {
        vm.assume(digest != DIGEST || reason != "reason");
        assertRefused(verifier, sign(VERIFIER_KEY, signedHash(address(registry), digest, reason)));
        assertRefused(verifier, sign(VERIFIER_KEY, digest));
    }

    function testFuzz_the_registry_refuses_random_bytes_as_a_signature(bytes memory signature) public {
        assertRefused(verifier, signature);
        assertRefused(address(0), signature);
    }

    function testFuzz_the_registry_refuses_a_signature_with_a_changed_byte(uint256 position, uint8 change) public {
        bytes memory signature = sign(VERIFIER_KEY, signedHash(address(registry), DIGEST, "reason"));
        position = bound(position, 0, signature.length - 1);
        vm.assume(change != 0);
        signature[position] = bytes1(uint8(signature[position]) ^ change);
        assertRefused(verifier, signature);
    }

    function test_the_registry_refuses_the_high_s_twin_of_a_signature() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(VERIFIER_KEY, signedHash(address(registry), DIGEST, "reason"));
        bytes32 highS = bytes32(CURVE_ORDER - uint256(s));
        assertRefused(verifier, abi.encodePacked(r, highS, v == 27 ? uint8(28) : uint8(27)));
    }

    function test_the_registry_refuses_a_signature_for_another_registry_or_chain() public {
        IRegistry other = deploy(only(admin), service);
        bytes memory signature = sign(VERIFIER_KEY, signedHash(address(other), DIGEST, "reason"));
        assertRefused(verifier, signature);
        signature = sign(VERIFIER_KEY, signedHash(address(registry), DIGEST, "reason"));
        vm.chainId(block.chainid + 1);
        assertRefused(verifier, signature);
    }

    function testFuzz_a_contract_wallet_decides_about_its_signature(bytes memory signature, bytes memory other) public {
        vm.assume(keccak256(signature) != keccak256(other));
        address wallet = address(new OneSignatureWallet(signedHash(address(registry), DIGEST, "reason"), signature));
        assertRefused(wallet, other);
        registry.revoke(wallet, DIGEST, "reason", signature);
        vm.assertEq(registry.revokedAt(wallet, DIGEST), block.timestamp);
    }

    // The signature of an account's own key counts even if the account has code that refuses every
    // signature (EIP-7702).
    function test_the_key_of_an_account_with_code_revokes() public {
        vm.etch(verifier, address(new RevertingWallet()).code);
        revoke(DIGEST, "reason");
        vm.assertEq(registry.revokedAt(verifier, DIGEST), block.timestamp);
    }

    function test_the_registry_refuses_a_revocation_by_a_contract_that_cannot_answer() public {
        assertRefused(address(new RevertingWallet()), "");
        assertRefused(address(registry), "");
    }

    function test_a_suspended_verifier_still_revokes() public {
        vm.prank(admin);
        registry.accredit(verifier, "University", "uni.example");
        vm.prank(admin);
        registry.suspend(verifier, "gone");
        revoke(DIGEST, "reason");
        vm.assertEq(registry.revokedAt(verifier, DIGEST), block.timestamp);
    }

    function test_the_registry_reports_its_signing_domain() public view {
        (bytes1 fields, string memory name, string memory version, uint256 chainId, address self,,) =
            registry.eip712Domain();
        vm.assertEq(bytes32(fields), bytes32(bytes1(0x0f)));
        vm.assertEq(name, "DID Verification");
        vm.assertEq(version, "1");
        vm.assertEq(chainId, block.chainid);
        vm.assertEq(self, address(registry));
    }

    function revoke(bytes32 digest, bytes32 reason) private {
        registry.revoke(verifier, digest, reason, sign(VERIFIER_KEY, signedHash(address(registry), digest, reason)));
    }

    function assertRefused(address signer, bytes memory signature) private {
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryInvalidSignature.selector, signer, DIGEST));
        registry.revoke(signer, DIGEST, "reason", signature);
    }
}
