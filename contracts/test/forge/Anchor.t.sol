// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

contract AnchorTest is RegistryTest {
    function testFuzz_anchoring_emits_every_digest_in_order_and_writes_no_storage(bytes32 seed, uint256 size) public {
        bytes32[] memory digests = digestsOf(seed, bound(size, 1, 256));
        for (uint256 i = 0; i < digests.length; ++i) {
            vm.expectEmit(address(registry));
            emit IDidRegistry.Anchored(digests[i]);
        }
        vm.record();
        vm.prank(service);
        registry.anchor(digests);
        (, bytes32[] memory writes) = vm.accesses(address(registry));
        vm.assertEq(writes.length, 0);
    }

    function testFuzz_a_digest_can_be_anchored_again(bytes32 digest) public {
        vm.assume(digest != bytes32(0));
        bytes32[] memory twice = new bytes32[](2);
        (twice[0], twice[1]) = (digest, digest);
        vm.expectEmit(address(registry), 2);
        emit IDidRegistry.Anchored(digest);
        vm.prank(service);
        registry.anchor(twice);
    }

    function test_the_registry_refuses_an_empty_batch() public {
        vm.prank(service);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryBatchSize.selector, 0, 256));
        registry.anchor(new bytes32[](0));
    }

    function testFuzz_the_registry_refuses_more_than_256_digests(uint256 size) public {
        size = bound(size, 257, 600);
        bytes32[] memory digests = digestsOf("many", size);
        vm.prank(service);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryBatchSize.selector, size, 256));
        registry.anchor(digests);
    }

    function testFuzz_the_registry_refuses_a_batch_with_an_empty_digest(uint256 size, uint256 position) public {
        bytes32[] memory digests = digestsOf("gap", bound(size, 1, 256));
        digests[bound(position, 0, digests.length - 1)] = bytes32(0);
        vm.prank(service);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryEmptyDigest.selector));
        registry.anchor(digests);
    }

    function testFuzz_only_the_service_anchors(address caller) public {
        vm.assume(caller != service);
        bytes32 role = registry.SERVICE_ROLE();
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role));
        registry.anchor(digestsOf("any", 1));
    }

    function digestsOf(bytes32 seed, uint256 size) private pure returns (bytes32[] memory digests) {
        digests = new bytes32[](size);
        for (uint256 i = 0; i < size; ++i) {
            digests[i] = keccak256(abi.encode(seed, i));
        }
    }
}
