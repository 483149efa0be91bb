// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

contract ClaimsTest is RegistryTest {
    uint256 private tokenId;

    function setUp() public override {
        super.setUp();
        tokenId = mintFor(owner);
    }

    function testFuzz_the_registry_publishes_a_claim_as_unverified_text(
        string memory claimType,
        string memory title,
        string memory description,
        string memory issuer,
        bool isVerified
    ) public {
        vm.assume(isLength(claimType, 1, 128) && isLength(title, 1, 800));
        vm.assume(isLength(description, 0, 8_000) && isLength(issuer, 0, 800));
        bytes32 textHash = keccak256(abi.encode(claimType, title, description, issuer));
        vm.expectEmit(address(registry));
        emit IDidRegistry.ClaimAdded(tokenId, textHash, claimType, title, description, issuer, false);
        vm.prank(owner);
        registry.addClaim(tokenId, claimType, title, description, issuer, isVerified);
    }

    function test_the_registry_stores_one_running_hash_of_all_published_claims() public {
        uint256 other = mintFor(stranger);
        bytes32 expected = keccak256("DidRegistry.publishedClaims");
        vm.assertEq(registry.publishedClaimsHash(), expected);

        vm.record();
        addClaim(owner, tokenId, "kyc", "Checked", "Identity checked", "Bank");
        (, bytes32[] memory writes) = vm.accesses(address(registry));
        vm.assertEq(writes.length, 1);
        expected = keccak256(
            abi.encode(expected, tokenId, keccak256(abi.encode("kyc", "Checked", "Identity checked", "Bank")))
        );
        vm.assertEq(registry.publishedClaimsHash(), expected);

        addClaim(stranger, other, "kyc", "Checked", "Identity checked", "Bank");
        expected =
            keccak256(abi.encode(expected, other, keccak256(abi.encode("kyc", "Checked", "Identity checked", "Bank"))));
        vm.assertEq(registry.publishedClaimsHash(), expected);
    }

    function test_the_registry_accepts_texts_at_their_limits() public {
        addClaim(owner, tokenId, textOf(128), textOf(800), textOf(8_000), textOf(800));
    }

    function test_the_registry_accepts_a_claim_without_description_and_issuer() public {
        addClaim(owner, tokenId, "custom", "x", "", "");
    }

    function test_the_registry_refuses_an_empty_type_or_title() public {
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryTextEmpty.selector, "claimType"));
        addClaim(owner, tokenId, "", "Title", "", "");
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryTextEmpty.selector, "title"));
        addClaim(owner, tokenId, "kyc", "", "", "");
    }

    function testFuzz_the_registry_refuses_a_text_above_its_limit(uint256 excess) public {
        excess = bound(excess, 1, 4_096);
        expectTooLong("claimType", 128 + excess, 128);
        addClaim(owner, tokenId, textOf(128 + excess), "Title", "", "");
        expectTooLong("title", 800 + excess, 800);
        addClaim(owner, tokenId, "kyc", textOf(800 + excess), "", "");
        expectTooLong("description", 8_000 + excess, 8_000);
        addClaim(owner, tokenId, "kyc", "Title", textOf(8_000 + excess), "");
        expectTooLong("issuer", 800 + excess, 800);
        addClaim(owner, tokenId, "kyc", "Title", "", textOf(800 + excess));
    }

    function testFuzz_only_the_owner_adds_a_claim(address caller) public {
        vm.assume(caller != owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNotController.selector, tokenId, caller));
        addClaim(caller, tokenId, "kyc", "Title", "", "");
    }

    function testFuzz_only_the_owner_commits(address caller, bytes32 commitment) public {
        vm.assume(caller != owner);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNotController.selector, tokenId, caller));
        registry.commitClaim(tokenId, commitment);
    }

    function testFuzz_the_registry_refuses_a_claim_of_an_absent_did(uint256 absent) public {
        vm.assume(absent != tokenId);
        bytes memory reason = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, absent);
        vm.expectRevert(reason);
        addClaim(owner, absent, "kyc", "Title", "", "");
        vm.prank(owner);
        vm.expectRevert(reason);
        registry.commitClaim(absent, bytes32(uint256(1)));
    }

    function testFuzz_a_commitment_emits_an_event_and_writes_no_storage(bytes32 commitment) public {
        vm.assume(commitment != bytes32(0));
        vm.expectEmit(address(registry));
        emit IDidRegistry.ClaimCommitted(tokenId, commitment);
        vm.record();
        vm.prank(owner);
        registry.commitClaim(tokenId, commitment);
        (, bytes32[] memory writes) = vm.accesses(address(registry));
        vm.assertEq(writes.length, 0);
    }

    function test_the_registry_refuses_an_empty_commitment() public {
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryEmptyCommitment.selector, tokenId));
        registry.commitClaim(tokenId, bytes32(0));
    }

    function addClaim(
        address caller,
        uint256 did,
        string memory claimType,
        string memory title,
        string memory description,
        string memory issuer
    ) private {
        vm.prank(caller);
        registry.addClaim(did, claimType, title, description, issuer, true);
    }

    function expectTooLong(string memory field, uint256 length, uint256 limit) private {
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryTextTooLong.selector, field, length, limit));
    }

    function isLength(string memory text, uint256 min, uint256 max) private pure returns (bool) {
        return bytes(text).length >= min && bytes(text).length <= max;
    }
}
