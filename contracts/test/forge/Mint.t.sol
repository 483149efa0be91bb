// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {IERC5192} from "../../src/IERC5192.sol";
import {RegistryTest} from "./RegistryTest.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

contract MintTest is RegistryTest {
    function test_the_first_did_has_number_one_and_belongs_to_the_caller() public {
        vm.expectEmit(address(registry));
        emit IERC721.Transfer(address(0), owner, 1);
        vm.expectEmit(address(registry));
        emit IERC5192.Locked(1);
        vm.expectEmit(address(registry));
        emit IDidRegistry.DidMinted(owner, 1);
        uint256 tokenId = mintFor(owner);

        vm.assertEq(tokenId, 1);
        vm.assertEq(registry.ownerOf(1), owner);
        vm.assertEq(registry.balanceOf(owner), 1);
        vm.assertEq(registry.totalSupply(), 1);
    }

    function test_a_wallet_may_hold_several_dids() public {
        vm.assertEq(mintFor(owner), 1);
        vm.assertEq(mintFor(stranger), 2);
        vm.assertEq(mintFor(owner), 3);
        vm.assertEq(registry.balanceOf(owner), 2);
        vm.assertEq(registry.totalSupply(), 3);
    }

    function test_a_contract_wallet_without_a_receiver_hook_may_mint() public {
        vm.etch(stranger, hex"00");
        vm.assertEq(registry.ownerOf(mintFor(stranger)), stranger);
    }

    function testFuzz_the_ids_of_dids_count_up_for_every_minter(address[8] calldata minters) public {
        for (uint256 i = 0; i < minters.length; ++i) {
            vm.assume(minters[i] != address(0));
            vm.assertEq(mintFor(minters[i]), i + 1);
            vm.assertEq(registry.ownerOf(i + 1), minters[i]);
        }
    }

    function test_every_did_is_locked() public {
        mintFor(owner);
        vm.assertTrue(registry.locked(1));
    }

    function testFuzz_every_call_about_an_absent_did_is_refused(uint256 tokenId) public {
        bytes memory absent = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId);
        vm.expectRevert(absent);
        registry.locked(tokenId);
        vm.expectRevert(absent);
        registry.ownerOf(tokenId);
        vm.expectRevert(absent);
        registry.approve(stranger, tokenId);
        vm.prank(owner);
        vm.expectRevert(absent);
        registry.transferFrom(owner, stranger, tokenId);
    }

    function testFuzz_nobody_can_transfer_a_did(address caller, address to) public {
        vm.assume(caller != address(0) && to != address(0));
        uint256 tokenId = mintFor(owner);
        bytes memory locked = abi.encodeWithSelector(IDidRegistry.DidRegistryLocked.selector, tokenId);
        vm.prank(caller);
        vm.expectRevert(locked);
        registry.transferFrom(owner, to, tokenId);
        vm.prank(owner);
        vm.expectRevert(locked);
        registry.transferFrom(owner, to, tokenId);
        vm.prank(owner);
        vm.expectRevert(locked);
        registry.safeTransferFrom(owner, to, tokenId);
        vm.prank(owner);
        vm.expectRevert(locked);
        registry.safeTransferFrom(owner, to, tokenId, "data");
        vm.assertEq(registry.ownerOf(tokenId), owner);
    }

    function test_the_registry_refuses_a_transfer_to_the_zero_address() public {
        mintFor(owner);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        registry.transferFrom(owner, address(0), 1);
    }

    function testFuzz_the_registry_refuses_every_approval(address to, bool approved) public {
        mintFor(owner);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryLocked.selector, 1));
        registry.approve(to, 1);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNoOperators.selector, owner));
        registry.setApprovalForAll(to, approved);
        vm.assertEq(registry.getApproved(1), address(0));
        vm.assertEq(registry.isApprovedForAll(owner, to), false);
    }

    function test_the_registry_reports_its_interfaces() public view {
        vm.assertTrue(registry.supportsInterface(0x01ffc9a7)); // ERC-165
        vm.assertTrue(registry.supportsInterface(0x80ac58cd)); // ERC-721
        vm.assertTrue(registry.supportsInterface(0x5b5e139f)); // ERC-721 metadata
        vm.assertTrue(registry.supportsInterface(0xb45a3c0e)); // ERC-5192
        vm.assertTrue(registry.supportsInterface(0x7965db0b)); // AccessControl
        vm.assertTrue(registry.supportsInterface(type(IDidRegistry).interfaceId));
        vm.assertEq(registry.supportsInterface(0xffffffff), false);
        vm.assertEq(registry.name(), "DID Verification");
        vm.assertEq(registry.symbol(), "DID");
    }
}
