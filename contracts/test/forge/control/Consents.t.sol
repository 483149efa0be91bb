// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../../src/IDidRegistry.sol";
import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {OneSignatureWallet} from "../Wallets.sol";
import {ControlTest} from "./ControlTest.sol";

contract ConsentsTest is ControlTest {
    bytes32 private constant MINT = keccak256("MintDid(address identity,uint256 nonce,uint64 deadline)");
    bytes32 private constant COMMIT =
        keccak256("CommitClaim(uint256 didTokenId,bytes32 commitment,uint256 nonce,uint64 deadline)");

    function testFuzz_anybody_may_bring_a_signed_mint(address bringer, uint64 deadline) public {
        vm.assume(deadline >= block.timestamp);
        IIdentityControl.Consent memory consent = consentUntil(OWNER_KEY, abi.encode(MINT, owner), deadline);
        vm.expectEmit(address(registry));
        emit IDidRegistry.DidMinted(owner, 1);
        vm.prank(bringer);
        vm.assertEq(registry.mintDIDFor(owner, consent), 1);
        vm.assertEq(registry.ownerOf(1), owner);
        vm.assertEq(registry.nonces(owner), 1);
    }

    function testFuzz_anybody_may_bring_a_signed_commitment(address bringer, bytes32 commitment) public {
        vm.assume(commitment != 0);
        mintFor(owner);
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(COMMIT, 1, commitment));
        vm.expectEmit(address(registry));
        emit IDidRegistry.ClaimCommitted(1, commitment);
        vm.prank(bringer);
        registry.commitClaimFor(1, commitment, consent);
    }

    function test_whoever_consents_may_call_without_a_signature() public {
        vm.prank(owner);
        registry.mintDIDFor(owner, called());
        vm.prank(owner);
        registry.commitClaimFor(1, "commitment", called());
        vm.assertEq(registry.nonces(owner), 0);
    }

    function testFuzz_nobody_else_may_call_without_a_signature(address caller) public {
        vm.assume(caller != owner);
        mintFor(owner);
        bytes memory reason = abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, owner, caller);
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.mintDIDFor(owner, called());
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.commitClaimFor(1, "commitment", called());
    }

    function test_a_consent_counts_once() public {
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        registry.mintDIDFor(owner, consent);
        expectInvalid(owner);
        registry.mintDIDFor(owner, consent);
    }

    function testFuzz_a_consent_expires(uint64 late) public {
        late = uint64(bound(late, 1, type(uint64).max - block.timestamp - 1 hours));
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        vm.warp(uint256(consent.deadline) + late);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlExpired.selector, consent.deadline));
        registry.mintDIDFor(owner, consent);
    }

    function testFuzz_nobody_extends_the_deadline_of_a_consent(uint64 deadline) public {
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        vm.assume(deadline >= block.timestamp && deadline != consent.deadline);
        consent.deadline = deadline;
        expectInvalid(owner);
        registry.mintDIDFor(owner, consent);
    }

    function testFuzz_another_key_does_not_consent(uint256 key) public {
        key = bound(key, 1, type(uint128).max);
        vm.assume(key != OWNER_KEY);
        IIdentityControl.Consent memory consent = consentBy(key, abi.encode(MINT, owner));
        expectInvalid(owner);
        registry.mintDIDFor(owner, consent);
    }

    function testFuzz_a_consent_is_about_one_claim_only(uint256 did, bytes32 commitment) public {
        mintFor(owner);
        mintFor(owner);
        did = bound(did, 1, 2);
        vm.assume(commitment != 0 && (did != 1 || commitment != "commitment"));
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(COMMIT, 1, bytes32("commitment")));
        expectInvalid(owner);
        registry.commitClaimFor(did, commitment, consent);
    }

    function test_a_consent_to_one_action_is_none_to_another() public {
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        expectInvalid(owner);
        registry.freeze(owner, consent);
    }

    function test_a_consent_does_not_count_on_another_registry_or_chain() public {
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        registry = deploy(only(admin), service);
        expectInvalid(owner);
        registry.mintDIDFor(owner, consent);
        consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        vm.chainId(block.chainid + 1);
        expectInvalid(owner);
        registry.mintDIDFor(owner, consent);
    }

    function testFuzz_changed_bytes_are_no_consent(bytes memory signature) public {
        vm.assume(signature.length != 0);
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(MINT, owner));
        vm.assume(keccak256(signature) != keccak256(consent.signature));
        consent.signature = signature;
        expectInvalid(owner);
        registry.mintDIDFor(owner, consent);
    }

    function test_an_empty_commitment_is_refused() public {
        mintFor(owner);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryEmptyCommitment.selector, 1));
        registry.commitClaimFor(1, 0, called());
    }

    function testFuzz_a_contract_wallet_consents_by_its_own_rule(bytes memory signature, bytes memory other) public {
        vm.assume(signature.length != 0 && other.length != 0 && keccak256(signature) != keccak256(other));
        address wallet = address(0xACC);
        IIdentityControl.Consent memory consent = IIdentityControl.Consent(uint64(block.timestamp), signature);
        bytes32 structHash = keccak256(abi.encode(MINT, wallet, 0, consent.deadline));
        vm.etch(wallet, address(new OneSignatureWallet(registryHash(structHash), signature)).code);
        consent.signature = other;
        expectInvalid(wallet);
        registry.mintDIDFor(wallet, consent);
        consent.signature = signature;
        vm.assertEq(registry.mintDIDFor(wallet, consent), 1);
    }

    function test_the_key_of_an_account_with_code_consents_whatever_the_code_says() public {
        vm.etch(owner, hex"ef0100deadbeefdeadbeefdeadbeefdeadbeefdeadbeef");
        registry.mintDIDFor(owner, consentBy(OWNER_KEY, abi.encode(MINT, owner)));
        vm.assertEq(registry.ownerOf(1), owner);
    }

    function expectInvalid(address signer) private {
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlInvalidSignature.selector, signer));
    }
}
