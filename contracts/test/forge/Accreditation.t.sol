// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

contract AccreditationTest is RegistryTest {
    function testFuzz_an_accreditation_counts_from_its_block_on(string memory name, string memory domain, uint64 later)
        public
    {
        vm.assume(bytes(name).length > 0 && bytes(name).length <= 400 && bytes(domain).length <= 253);
        vm.assume(later >= block.timestamp);
        vm.expectEmit(address(registry));
        emit IDidRegistry.VerifierAccredited(verifier, admin, name, domain);
        accredit(name, domain);

        assertStanding(uint64(block.timestamp) - 1, false, "", "", 0);
        assertStanding(uint64(block.timestamp), true, name, domain, uint64(block.timestamp));
        assertStanding(later, true, name, domain, uint64(block.timestamp));
    }

    function testFuzz_a_stranger_was_never_accredited(address account, uint64 time) public {
        vm.assume(account != verifier);
        accredit("University", "uni.example");
        (bool accredited, string memory name, string memory domain, uint64 since) =
            registry.accreditationAt(account, time);
        vm.assertEq(accredited, false);
        vm.assertEq(name, "");
        vm.assertEq(domain, "");
        vm.assertEq(since, 0);
    }

    function test_the_standing_at_every_past_time_never_changes() public {
        vm.warp(2_000_000_000);
        accredit("University", "uni.example");
        vm.warp(2_000_000_100);
        accredit("University of Somewhere", "somewhere.example");
        vm.warp(2_000_000_200);
        suspend("under investigation");
        vm.warp(2_000_000_300);
        accredit("Somewhere University", "");

        assertStanding(0, false, "", "", 0);
        assertStanding(1_999_999_999, false, "", "", 0);
        assertStanding(2_000_000_000, true, "University", "uni.example", 2_000_000_000);
        assertStanding(2_000_000_099, true, "University", "uni.example", 2_000_000_000);
        assertStanding(2_000_000_100, true, "University of Somewhere", "somewhere.example", 2_000_000_000);
        assertStanding(2_000_000_199, true, "University of Somewhere", "somewhere.example", 2_000_000_000);
        assertStanding(2_000_000_200, false, "University of Somewhere", "somewhere.example", 2_000_000_200);
        assertStanding(2_000_000_299, false, "University of Somewhere", "somewhere.example", 2_000_000_200);
        assertStanding(2_000_000_300, true, "Somewhere University", "", 2_000_000_300);
        assertStanding(type(uint64).max, true, "Somewhere University", "", 2_000_000_300);
    }

    function test_the_last_change_within_one_block_counts() public {
        accredit("University", "uni.example");
        suspend("mistake");
        assertStanding(uint64(block.timestamp), false, "University", "uni.example", uint64(block.timestamp));
        accredit("University", "uni.example");
        assertStanding(uint64(block.timestamp), true, "University", "uni.example", uint64(block.timestamp));
        assertStanding(uint64(block.timestamp) - 1, false, "", "", 0);
    }

    function testFuzz_a_suspension_counts_from_its_block_on(string memory reason, uint32 after_) public {
        vm.assume(bytes(reason).length <= 2_000 && after_ > 0);
        uint64 start = uint64(block.timestamp);
        accredit("University", "uni.example");
        vm.warp(start + after_);
        vm.expectEmit(address(registry));
        emit IDidRegistry.VerifierSuspended(verifier, admin, uint64(block.timestamp), reason);
        suspend(reason);

        assertStanding(start + after_ - 1, true, "University", "uni.example", start);
        assertStanding(start + after_, false, "University", "uni.example", start + after_);
    }

    function test_the_registry_refuses_to_suspend_an_account_that_is_not_accredited() public {
        bytes memory reason = abi.encodeWithSelector(IDidRegistry.DidRegistryNotAccredited.selector, verifier);
        vm.expectRevert(reason);
        suspend("never accredited");
        accredit("University", "uni.example");
        suspend("once");
        vm.expectRevert(reason);
        suspend("twice");
    }

    function test_the_registry_refuses_to_accredit_again_without_a_change() public {
        accredit("University", "uni.example");
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryAlreadyAccredited.selector, verifier));
        accredit("University", "uni.example");
        accredit("University", "other.example");
        accredit("Other", "other.example");
    }

    function test_the_registry_refuses_to_accredit_the_zero_address() public {
        vm.prank(admin);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryZeroAddress.selector));
        registry.accredit(address(0), "University", "uni.example");
    }

    function test_the_registry_refuses_an_accreditation_without_a_name() public {
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryTextEmpty.selector, "name"));
        accredit("", "uni.example");
    }

    function test_the_registry_accepts_texts_at_their_limits() public {
        accredit(textOf(400), textOf(253));
        suspend(textOf(2_000));
    }

    function testFuzz_the_registry_refuses_a_text_above_its_limit(uint256 excess) public {
        excess = bound(excess, 1, 4_096);
        expectTooLong("name", 400 + excess, 400);
        accredit(textOf(400 + excess), "uni.example");
        expectTooLong("domain", 253 + excess, 253);
        accredit("University", textOf(253 + excess));
        accredit("University", "uni.example");
        expectTooLong("reason", 2_000 + excess, 2_000);
        suspend(textOf(2_000 + excess));
    }

    function testFuzz_only_an_administrator_accredits_and_suspends(address caller) public {
        vm.assume(caller != admin);
        bytes memory reason = abi.encodeWithSelector(
            IAccessControl.AccessControlUnauthorizedAccount.selector, caller, registry.DEFAULT_ADMIN_ROLE()
        );
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.accredit(verifier, "University", "uni.example");
        accredit("University", "uni.example");
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.suspend(verifier, "because");
    }

    function accredit(string memory name, string memory domain) private {
        vm.prank(admin);
        registry.accredit(verifier, name, domain);
    }

    function suspend(string memory reason) private {
        vm.prank(admin);
        registry.suspend(verifier, reason);
    }

    function expectTooLong(string memory field, uint256 length, uint256 limit) private {
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryTextTooLong.selector, field, length, limit));
    }

    function assertStanding(uint64 time, bool accredited, string memory name, string memory domain, uint64 since)
        private
        view
    {
        (bool was, string memory wasName, string memory wasDomain, uint64 wasSince) =
            registry.accreditationAt(verifier, time);
        vm.assertEq(was, accredited);
        vm.assertEq(wasName, name);
        vm.assertEq(wasDomain, domain);
        vm.assertEq(wasSince, since);
    }
}
