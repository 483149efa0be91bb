// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

/// @dev These suspensions count as of an earlier moment.
contract SuspensionTest is RegistryTest {
    uint64 private start;

    function setUp() public override {
        super.setUp();
        start = uint64(block.timestamp);
        accredit("University");
        vm.warp(start + 100);
        accredit("University of Somewhere");
        vm.warp(start + 200);
    }

    function testFuzz_a_verifier_counts_as_suspended_from_the_moment_of_the_suspension_on(uint64 asOf, uint64 time)
        public
    {
        asOf = uint64(bound(asOf, start, start + 200));
        string memory name = time < start + 100 ? "University" : "University of Somewhere";
        vm.expectEmit(address(registry));
        emit IDidRegistry.VerifierSuspended(verifier, admin, asOf, "stolen key");
        suspendAsOf(asOf);
        if (time < start) assertStanding(time, false, "", 0);
        else if (time < asOf) assertStanding(time, true, name, start);
        else assertStanding(time, false, name, asOf);
    }

    function testFuzz_the_moment_of_a_suspension_moves_earlier_and_never_later(uint64 first, uint64 second) public {
        first = uint64(bound(first, start, start + 200));
        second = uint64(bound(second, start - 50, start + 350));
        suspendAsOf(first);
        vm.warp(start + 300);
        if (second >= first || second < start) {
            expectNotInPeriod(second, first - 1);
            return suspendAsOf(second);
        }
        suspendAsOf(second);
        assertStanding(second, false, second < start + 100 ? "University" : "University of Somewhere", second);
        if (second > start) assertStanding(second - 1, true, nameAt(second - 1), start);
        assertStanding(start + 300, false, "University of Somewhere", second);
    }

    function test_the_moment_of_a_suspension_without_a_date_can_move_earlier() public {
        vm.prank(admin);
        registry.suspend(verifier, "reason");
        assertStanding(start + 199, true, "University of Somewhere", start);
        assertStanding(start + 200, false, "University of Somewhere", start + 200);
        vm.warp(start + 300);
        suspendAsOf(start + 150);
        assertStanding(start + 149, true, "University of Somewhere", start);
        assertStanding(start + 150, false, "University of Somewhere", start + 150);
    }

    function testFuzz_the_moment_of_a_suspension_lies_in_the_last_accreditation(uint64 asOf) public {
        vm.assume(asOf < start || asOf > block.timestamp);
        expectNotInPeriod(asOf, uint64(block.timestamp));
        suspendAsOf(asOf);
    }

    function test_another_accreditation_begins_anew_and_leaves_the_suspension() public {
        suspendAsOf(start + 150);
        vm.warp(start + 300);
        accredit("University again");
        assertStanding(start + 149, true, "University of Somewhere", start);
        assertStanding(start + 250, false, "University of Somewhere", start + 150);
        assertStanding(start + 300, true, "University again", start + 300);
        vm.warp(start + 400);
        start = start + 300;
        expectNotInPeriod(start - 1, start + 100);
        suspendAsOf(start - 1);
        suspendAsOf(start + 50);
        assertStanding(start + 49, true, "University again", start);
        assertStanding(start + 50, false, "University again", start + 50);
    }

    function test_an_accreditation_in_the_second_of_a_suspension_counts() public {
        suspendAsOf(start);
        accredit("University again");
        suspendAsOf(uint64(block.timestamp));
        accredit("University anew");
        assertStanding(start + 199, false, "University of Somewhere", start);
        assertStanding(start + 200, true, "University anew", start + 200);
    }

    function test_the_registry_refuses_to_suspend_an_account_that_was_never_accredited() public {
        vm.prank(admin);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNotAccredited.selector, stranger));
        registry.suspendAsOf(stranger, start, "reason");
    }

    function testFuzz_the_registry_refuses_a_reason_above_its_limit(uint256 excess) public {
        excess = bound(excess, 1, 4_096);
        vm.prank(admin);
        vm.expectRevert(
            abi.encodeWithSelector(IDidRegistry.DidRegistryTextTooLong.selector, "reason", 2_000 + excess, 2_000)
        );
        registry.suspendAsOf(verifier, start, textOf(2_000 + excess));
    }

    function testFuzz_only_an_administrator_suspends_as_of_a_moment(address caller) public {
        vm.assume(caller != admin);
        vm.prank(caller);
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, bytes32(0))
        );
        registry.suspendAsOf(verifier, start, "reason");
    }

    function accredit(string memory name) private {
        vm.prank(admin);
        registry.accredit(verifier, name, "uni.example");
    }

    function suspendAsOf(uint64 asOf) private {
        vm.prank(admin);
        registry.suspendAsOf(verifier, asOf, "stolen key");
    }

    function nameAt(uint64 time) private view returns (string memory) {
        return time < start + 100 ? "University" : "University of Somewhere";
    }

    function expectNotInPeriod(uint64 asOf, uint64 latest) private {
        vm.expectRevert(
            abi.encodeWithSelector(IDidRegistry.DidRegistryNotInPeriod.selector, verifier, asOf, start, latest)
        );
    }

    function assertStanding(uint64 time, bool accredited, string memory name, uint64 since) private view {
        (bool was, string memory wasName,, uint64 wasSince) = registry.accreditationAt(verifier, time);
        vm.assertEq(was, accredited);
        vm.assertEq(wasName, name);
        vm.assertEq(wasSince, since);
    }
}
